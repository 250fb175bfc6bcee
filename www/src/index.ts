// `sudokit`: the element's class. Importing it does nothing; `sudokit/define` registers it.

export * from "./element.js";
export type * from "./events.js";
export { LoadError, type LoadErrorCode } from "./load.js";
export * from "./types.js";
