// `sudokit/solver` in Node, Deno and Bun: the module is a file.

import { readFileSync } from "node:fs";
import { Engine } from "./engine.js";

const bytes = readFileSync(new URL("./sudokit-solver.wasm", import.meta.url));

export const { solve, solveMany, count, check, hint, trueCandidates, format } = new Engine(
  new WebAssembly.Instance(new WebAssembly.Module(bytes)),
);
export { LoadError, type LoadErrorCode } from "./load.js";
export * from "./types.js";
