// What goes in and what comes out.

/**
 * A board: its text, or its bytes.
 *
 * A text has one character a cell, row by row: `1`–`9`, then `A`–`P` for larger boards; `.`, `0`, `*`, `_`, `-`, `x`, `?`
 * for an empty cell. White space, and what a grid is drawn with, does not count. The number of cells tells the size:
 * 81 is 9×9, and every side from 4 to 25 is possible.
 *
 * Bytes are either such a text in ASCII, or one value a cell, 0 for empty.
 */
export type Board = string | Uint8Array;

/** How long a call may take. */
export interface Limits {
  /**
   * Guesses after which it gives up. By default half a million, which is more than any 9×9 board needs, and ten million
   * for a count.
   */
  nodes?: number;
}

/** A row, column or box. */
export interface House {
  kind: "row" | "column" | "box";
  /** Which one of its kind, from 1. */
  number: number;
  /** Its cells, by index: row by row from 0. */
  cells: number[];
}

/** Two cells that hold the same digit and see each other. */
export interface Conflict {
  digit: number;
  /** Their indices. */
  cells: [number, number];
  /** The houses that they share. */
  houses: House[];
}

/** A digit and the index of a cell. */
export interface Placement {
  cell: number;
  digit: number;
}

/** Why a board has no solution. */
export type Reason =
  /** Givens break a rule. */
  | { kind: "conflicts"; conflicts: Conflict[] }
  /** A cell has no candidate left, `after` these placements, each of which is forced. */
  | { kind: "no-candidate"; cell: number; after: Placement[] }
  /** A digit has no place left in a house, `after` these placements. */
  | { kind: "no-place"; digit: number; house: House; after: Placement[] }
  /** Every possibility was tried. */
  | { kind: "exhausted" };

/** What a board turned out to be. Solutions are lines of one character a cell. */
export type Solution =
  | { kind: "unique"; solution: string }
  /** It has at least these two. */
  | { kind: "multiple"; solutions: [string, string] }
  | { kind: "none"; reason: Reason }
  /** The limit was reached first. */
  | { kind: "out-of-budget" };

/** How many solutions there are. */
export interface Count {
  /** `exactly`: these are all. `at-least`: it stopped at the limit. `out-of-budget`: it gave up. */
  kind: "exactly" | "at-least" | "out-of-budget";
  count: number;
}

/** Which digits occur in some solution. */
export interface TrueCandidates {
  /** Whether these are all; else it gave up. */
  complete: boolean;
  /** For every cell its digits. All are empty when there is no solution. */
  candidates: number[][];
}

/** What there is to say of a board. */
export interface Check {
  /** Rows, columns and digits. */
  side: number;
  /** Empty cells. */
  open: number;
  /** Whether every cell is filled and no rule is broken. */
  solved: boolean;
  conflicts: Conflict[];
  /** How many solutions: none, one, or two for more than one; `null` when it gave up. */
  solutions: 0 | 1 | 2 | null;
}

/** One conclusion, with what it rests on. */
export interface Step {
  /** A name that never changes: `full-house`, `naked-single`, `hidden-single`; there will be more. */
  technique: string;
  /** The field's English name. */
  name: string;
  /** Sudoku Explainer's rating of it. */
  rating: number;
  /** HoDoKu's points for it. */
  score: number;
  /** The digits to write. */
  placements: Placement[];
  /** The candidates to strike out besides. */
  eliminations: Placement[];
  /** The house in which the digit has its only place; `null` where the cell alone decides. */
  house: House | null;
  /** Every other possibility, and the index of the cell that excludes it. */
  excluded: { cell: number; digit: number; by: number | null }[];
}

/** The next step. */
export interface Hint {
  /** A step is given on an open board only: one with a conflict or without a solution has an error to be found first. */
  board: "open" | "solved" | "conflict" | "unsolvable" | "unknown";
  /** `null`: there is no single. */
  step: Step | null;
}

/** How {@link Solver.hint} looks for a step. */
export interface HintOptions extends Limits {
  /** `hodoku`: naked singles before hidden ones. `explainer`: the other way round. */
  order?: "hodoku" | "explainer";
}

/** The ways of writing a board. `line` and `zeros` differ in the empty cells; `grid` is drawn; `csv` has numbers. */
export type Form = "line" | "zeros" | "grid" | "csv";

/** How {@link Solver.solveMany} reads its bytes. */
export interface ManyOptions {
  /** Bytes from one board to the next. By default 81, or with the end of the line where there is one. */
  stride?: number;
  /** 1: the first solution will do, whether or not there are more. */
  limit?: 1 | 2;
}

/** The answers to many boards. */
export interface Many {
  /** 81 bytes a board: the first solution in ASCII, or dots. */
  solutions: Uint8Array;
  /** A byte a board: 0, 1 or 2 solutions (with a limit of 1, at least one), or 255 for what is no board. */
  counts: Uint8Array;
}

/** What `sudokit/solver` exports. A text that is no board is a {@link BoardError}, thrown. */
export interface Solver {
  /** None, one or several solutions? */
  solve(board: Board, limits?: Limits): Solution;
  /** Solves 9×9 boards that lie one after the other in a buffer. */
  solveMany(boards: Uint8Array, options?: ManyOptions): Many;
  /** How many solutions, up to `limit` (by default 1000). */
  count(board: Board, limit?: number, limits?: Limits): Count;
  /** Conflicts, and whether the board can be solved. */
  check(board: Board, limits?: Limits): Check;
  /** The next step, with its reason. */
  hint(board: Board, options?: HintOptions): Hint;
  /** For every cell the digits that occur in some solution. */
  trueCandidates(board: Board, limits?: Limits): TrueCandidates;
  /** The board as text. */
  format(board: Board, form?: Form): string;
}

/** What can be wrong with a board's text. */
export type BoardErrorKind = "empty" | "length" | "digit" | "character" | "other";

/** A text is no board. */
export class BoardError extends Error {
  override name = "BoardError";

  constructor(
    readonly kind: BoardErrorKind,
    /** The line, from 1. */
    readonly line: number,
    /** The character in the line, from 1. */
    readonly column: number,
    message: string,
  ) {
    super(message);
  }
}

/** The name of a cell: `r1c1` is the one at the top left. */
export function cellName(cell: number, side = 9): string {
  return `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;
}
