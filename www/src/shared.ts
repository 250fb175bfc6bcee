// The headless module on this thread: one for everyone on a page who asks.

import { Engine } from "./engine.js";
import { load } from "./load.js";

let shared: Promise<Engine> | undefined;

/** The module's functions. A failure is not kept: whoever asks next tries again. */
export function engine(): Promise<Engine> {
  shared ??= begin().catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

async function begin(): Promise<Engine> {
  const module = await load(new URL("./sudokit-solver.wasm", import.meta.url));
  return new Engine(await WebAssembly.instantiate(module));
}
