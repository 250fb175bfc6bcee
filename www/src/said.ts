// What can be said of a board. The words are the module's.

import type { BoardHandle } from "./bindings.js";
import type { Hint, Solution, Step } from "./types.js";

/** What can be said of a board: `Said` of say.rs. */
export const enum Said {
  Searching,
  Solved,
  Several,
  None,
  Unknown,
  Wrong,
  Fine,
  Hopeless,
  Conflict,
  NoSingle,
}

export const SAID: Record<Solution["kind"], Said> = {
  unique: Said.Solved,
  multiple: Said.Several,
  none: Said.None,
  "out-of-budget": Said.Unknown,
};

/** Why there is no step. */
export const STUCK: Record<Hint["board"], Said> = {
  open: Said.NoSingle,
  solved: Said.Solved,
  conflict: Said.Conflict,
  unsolvable: Said.Hopeless,
  unknown: Said.Unknown,
};

/** "Hidden single: 5 has only one place left in box 2: row 3, column 4." */
export function reason(handle: BoardHandle, { technique, placements, house }: Step): string {
  const { cell, digit } = placements[0] ?? { cell: 0, digit: 0 };
  return handle.say_step(technique, digit, cell, house?.kind ?? "", house?.number ?? 0);
}
