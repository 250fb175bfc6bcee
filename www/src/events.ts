// What <sudoku-board> is told and tells, as types.

import type { LoadErrorCode } from "./load.js";
import type { Check, Conflict } from "./types.js";

/** What the player may do: enter a puzzle, solve it, or look at it. */
export type BoardMode = "enter" | "play" | "view";
/** Pencil marks: none, the player's, or filled in from the start. */
export type BoardMarks = "off" | "pencil" | "auto";
/** What is marked as wrong: nothing, digits in conflict, or also digits that are not the solution's. */
export type BoardCheck = "off" | "conflicts" | "solution";

/** The detail of `input`: what the player changed. */
export interface InputDetail {
  /** The cell's index; `null` where several changed, as by Undo. */
  cell: number | null;
  /** The digit that is in it now, or `null`. */
  digit: number | null;
  value: string;
  /** Whose digits these are: the player's, or those that the solver found because the player asked. */
  source: "player" | "solver";
}

/** The detail of `error`. `code` tells what went wrong: a {@link LoadErrorCode}, or the attribute that can't be read. */
export interface ErrorDetail {
  code: LoadErrorCode | "puzzle" | "value";
  message: string;
}

/** What `check()` of the element answers. */
export interface BoardReport extends Check {
  /** The cells whose digits are not the solution's, where the puzzle has one solution. */
  wrong: number[];
}

/** The events of the element; all bubble out of shadow roots, and none is sent for what the host did. */
export interface SudokuBoardEventMap {
  ready: CustomEvent<null>;
  input: CustomEvent<InputDetail>;
  change: CustomEvent<{ value: string }>;
  complete: CustomEvent<{ value: string; source: InputDetail["source"] }>;
  conflict: CustomEvent<{ conflicts: Conflict[] }>;
  error: CustomEvent<ErrorDetail>;
}
