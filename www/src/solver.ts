// `sudokit/solver` in browsers and their workers: the import ends when the module is there.

import { engine } from "./shared.js";

export const { solve, solveMany, count, check, hint, trueCandidates, format } = await engine();
export { LoadError, type LoadErrorCode } from "./load.js";
export * from "./types.js";
