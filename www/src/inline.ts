// `sudokit/inline`: the same with the module in the file. Nothing is fetched, nothing is awaited, and a third more
// bytes are the price: for service workers, single-file programs, and bundlers that lose files.

import { Engine } from "./engine.js";
// The build says where it lies, and gives its bytes.
import bytes from "sudokit-solver.wasm";

export const { solve, solveMany, count, check, hint, trueCandidates, format } = new Engine(
  new WebAssembly.Instance(new WebAssembly.Module(bytes as BufferSource)),
);
export * from "./types.js";
