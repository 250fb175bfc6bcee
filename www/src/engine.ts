// The calls into the wasm module. Its other side is crates/embed/src/headless/calls.rs.

import { boardError, written } from "./text.js";
import type {
  Board,
  Check,
  Count,
  Form,
  Hint,
  HintOptions,
  Limits,
  Many,
  ManyOptions,
  Solution,
  Solver,
  TrueCandidates,
} from "./types.js";

interface Exports {
  memory: WebAssembly.Memory;
  input(length: number): number;
  output(): number;
  solve(length: number, nodes: number): number;
  solve_many(rows: number, stride: number, limit: number): number;
  count(length: number, limit: number, nodes: number): number;
  true_candidates(length: number, nodes: number): number;
  check(length: number, nodes: number): number;
  hint(length: number, order: number, nodes: number): number;
  board(length: number): number;
  begin(length: number, question: number, limit: number): number;
  go_on(job: number, nodes: number): number;
  job_nodes(job: number): number;
  job_found(job: number): number;
  drop_job(job: number): void;
}

// `Code` of reply.rs.
const NONE = 0;
const UNIQUE = 1;
const MULTIPLE = 2;
const OUT_OF_BUDGET = 3;
const TEXT = 4;
const LIMIT = 6;

const NODES = 500_000;
/** The same for a count, which goes on from solution to solution. */
const COUNTING = 10_000_000;
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();
/** Boards that `solveMany` hands over at once: enough to make the calls' cost vanish, little enough to keep memory small. */
const ROWS = 4096;

/** Questions that may take long, in the order in which `begin` numbers them. */
export const QUESTIONS = ["solve", "count", "trueCandidates"] as const;
export type Question = (typeof QUESTIONS)[number];
export type Answer = Solution | Count | TrueCandidates;

/** The module's functions with JavaScript's types. The methods are bound: they can be handed out one by one. */
export class Engine implements Solver {
  readonly #wasm: Exports;
  /** The module's memory. Growing it detaches this view: see `#bytes`. */
  #view: Uint8Array;
  /** Where the module reads a board, how many bytes may be written there, and the view of it. */
  #from = 0;
  #room = 0;
  #input: Uint8Array = new Uint8Array();

  constructor(instance: WebAssembly.Instance) {
    this.#wasm = instance.exports as unknown as Exports;
    this.#view = new Uint8Array(this.#wasm.memory.buffer);
  }

  solve = (board: Board, limits?: Limits): Solution => {
    const length = this.#write(board);
    return this.#solution(this.#reply(this.#wasm.solve(length, limits?.nodes ?? NODES), board));
  };

  solveMany = (boards: Uint8Array, options: ManyOptions = {}): Many => {
    const stride = options.stride ?? strideOf(boards);
    const limit = options.limit ?? 2;
    // The last board needs no end of line.
    const rows = Math.floor((boards.length + stride - 81) / stride);
    if (rows <= ROWS) {
      const [solutions, counts] = this.#someOf(boards, rows, stride, limit);
      return { solutions: solutions.slice(), counts: counts.slice() };
    }
    const solutions = new Uint8Array(rows * 81);
    const counts = new Uint8Array(rows);
    for (let row = 0; row < rows; row += ROWS) {
      const some = Math.min(ROWS, rows - row);
      const from = row * stride;
      const found = this.#someOf(boards.subarray(from, from + some * stride), some, stride, limit);
      solutions.set(found[0], row * 81);
      counts.set(found[1], row);
    }
    return { solutions, counts };
  };

  count = (board: Board, limit = 1000, limits?: Limits): Count => {
    const length = this.#write(board);
    const reply = this.#wasm.count(length, limit, limits?.nodes ?? COUNTING);
    return this.#count(this.#reply(reply, board));
  };

  check = (board: Board, limits?: Limits): Check => {
    const length = this.#write(board);
    const reply = this.#wasm.check(length, limits?.nodes ?? NODES);
    return this.#json(this.#reply(reply, board));
  };

  hint = (board: Board, options?: HintOptions): Hint => {
    const length = this.#write(board);
    const order = options?.order === "explainer" ? 1 : 0;
    const reply = this.#wasm.hint(length, order, options?.nodes ?? NODES);
    return this.#json(this.#reply(reply, board));
  };

  trueCandidates = (board: Board, limits?: Limits): TrueCandidates => {
    const length = this.#write(board);
    const reply = this.#wasm.true_candidates(length, limits?.nodes ?? NODES);
    return this.#candidates(this.#reply(reply, board));
  };

  format = (board: Board, form: Form = "line"): string => {
    const reply = this.#reply(this.#wasm.board(this.#write(board)), board);
    const [height = 0, width = 0] = this.#output(2);
    const line = this.#text(reply >> 3).slice(2);
    return written(line, height, width, form);
  };

  /** Begins a question and answers its number. */
  begin(question: Question, board: Board, limit: number): number {
    const length = this.#write(board);
    return this.#reply(this.#wasm.begin(length, QUESTIONS.indexOf(question), limit), board) >> 3;
  }

  /** Goes on with a question for so many guesses; `undefined`: there is more to do. */
  goOn(question: Question, job: number, nodes: number): Answer | undefined {
    const reply = this.#wasm.go_on(job, nodes) >>> 0;
    if ((reply & 7) === OUT_OF_BUDGET) return undefined;
    if (question === "solve") return this.#solution(reply);
    return question === "count" ? this.#count(reply) : this.#candidates(reply);
  }

  /** How far a question is: guesses and solutions. */
  progress(job: number): { nodes: number; found: number } {
    return { nodes: this.#wasm.job_nodes(job), found: this.#wasm.job_found(job) };
  }

  /** Forgets a question. */
  drop(job: number): void {
    this.#wasm.drop_job(job);
  }

  #bytes(): Uint8Array {
    if (this.#view.length === 0) this.#view = new Uint8Array(this.#wasm.memory.buffer);
    return this.#view;
  }

  /** Solutions and counts of a batch, in the module's memory: good until the next call. */
  #someOf(boards: Uint8Array, rows: number, stride: number, limit: number): [Uint8Array, Uint8Array] {
    this.#write(boards);
    this.#wasm.solve_many(rows, stride, limit);
    const end = rows * 81;
    const output = this.#output(end + rows);
    return [output.subarray(0, end), output.subarray(end)];
  }

  /** Writes a board where the module reads it, and answers its length in bytes. */
  #write(board: Board): number {
    if (typeof board !== "string") {
      this.#place(board.length).set(board);
      return board.length;
    }
    // No character takes more than three bytes a unit of its string.
    return ENCODER.encodeInto(board, this.#place(3 * board.length)).written;
  }

  /** The module's memory from where it reads, with room for that many bytes at least. */
  #place(length: number): Uint8Array {
    if (length > this.#room) {
      this.#from = this.#wasm.input(length);
      this.#room = length;
      this.#input = new Uint8Array();
    }
    // It is empty also when the memory has grown.
    if (this.#input.length === 0) this.#input = this.#bytes().subarray(this.#from);
    return this.#input;
  }


  /** The reply, unless it says that the board is none. */
  #reply(reply: number, board: Board): number {
    if ((reply & 7) === TEXT) throw boardError(this.#json(reply), board);
    return reply >>> 0;
  }

  #solution(reply: number): Solution {
    switch (reply & 7) {
      case UNIQUE:
        return { kind: "unique", solution: this.#text(reply >> 3) };
      case MULTIPLE: {
        const text = this.#text(reply >> 3);
        const half = text.length / 2;
        return { kind: "multiple", solutions: [text.slice(0, half), text.slice(half)] };
      }
      case NONE:
        return { kind: "none", reason: this.#json(reply) };
      default:
        return { kind: "out-of-budget" };
    }
  }

  #count(reply: number): Count {
    const bytes = this.#output(8);
    const count = new DataView(bytes.buffer, bytes.byteOffset, 8).getFloat64(0, true);
    const code = reply & 7;
    const kind = code === LIMIT ? "at-least" : code === OUT_OF_BUDGET ? "out-of-budget" : "exactly";
    return { kind, count };
  }

  #candidates(reply: number): TrueCandidates {
    const bytes = this.#output(reply >> 3);
    const masks = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const candidates = Array.from({ length: bytes.length / 4 }, (_, cell) => {
      const digits: number[] = [];
      for (let mask = masks.getUint32(cell * 4, true), digit = 1; mask; mask >>>= 1, digit++) {
        if (mask & 1) digits.push(digit);
      }
      return digits;
    });
    return { complete: (reply & 7) !== OUT_OF_BUDGET, candidates };
  }

  #json<T>(reply: number): T {
    return JSON.parse(this.#text(reply >>> 3)) as T;
  }

  #output(length: number): Uint8Array {
    const from = this.#wasm.output();
    return this.#bytes().subarray(from, from + length);
  }

  #text(length: number): string {
    return DECODER.decode(this.#output(length));
  }
}

/** 81, and the end of the line where the first board has one. */
function strideOf(boards: Uint8Array): number {
  if (boards[81] === 10) return 82;
  return boards[81] === 13 && boards[82] === 10 ? 83 : 81;
}
