// What a board has to have solved. It is fetched when something is first asked, and the solver's module with it; both are
// shared by all boards of a page.

import type { RunOptions, WorkerSolver } from "./client.js";
import { engine } from "./shared.js";
import type { Check, Count, Hint, Solution } from "./types.js";
import { createWorker } from "./worker.js";

/** Cells up to which a search takes no noticeable time: it need not leave this thread. */
const QUICK = 81;
/** Guesses after which a larger board's question counts as too hard: some tenths of a second. */
const NODES = 20_000;

let worker: WorkerSolver | undefined;

function limits(board: string): { nodes?: number } {
  return board.length > QUICK ? { nodes: NODES } : {};
}

/** None, one or several solutions? A large board is searched in a worker, for as long as it takes. */
export async function solve(board: string, options?: RunOptions): Promise<Solution> {
  if (board.length <= QUICK) return (await engine()).solve(board);
  worker ??= createWorker();
  return worker.solve(board, options);
}

/** How many solutions, counted in a worker. */
export async function count(board: string, limit: number, options?: RunOptions): Promise<Count> {
  worker ??= createWorker();
  return worker.count(board, limit, options);
}

/** Conflicts, and whether the board can be solved. */
export async function check(board: string): Promise<Check> {
  return (await engine()).check(board, limits(board));
}

/** The next step. */
export async function hint(board: string): Promise<Hint> {
  return (await engine()).hint(board, limits(board));
}
