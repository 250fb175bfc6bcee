// `sudokit/solver` in browsers and their workers: the import ends when the module is there.

import { Engine } from "./engine.js";
import { load } from "./load.js";

const module = await load(new URL("./sudokit-solver.wasm", import.meta.url));

export const { solve, solveMany, count, check, hint, trueCandidates, format } = new Engine(
  await WebAssembly.instantiate(module),
);
export { LoadError, type LoadErrorCode } from "./load.js";
export * from "./types.js";
