// The wasm module behind the element: one for all boards of a page, fetched when the first of them appears.

import init, { BoardHandle } from "sudokit-element";
import { load } from "./load.js";

export interface Bindings {
  create(tell: (what: number, cell: number, digit: number) => void): BoardHandle;
}

export type { BoardHandle };

let shared: Promise<Bindings> | undefined;

/** The module. A failure is not kept: the next board tries again. */
export function bindings(): Promise<Bindings> {
  shared ??= begin().catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

async function begin(): Promise<Bindings> {
  const module = await load(new URL("./sudokit-element.wasm", import.meta.url));
  await init({ module_or_path: module });
  return { create: (tell) => new BoardHandle(tell) };
}
