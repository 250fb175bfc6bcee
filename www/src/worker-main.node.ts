// The thread's own script.

import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { Engine } from "./engine.js";
import { Service } from "./service.js";

const bytes = readFileSync(new URL("./sudokit-solver.wasm", import.meta.url));
const engine = new Engine(new WebAssembly.Instance(new WebAssembly.Module(bytes)));
// Node handles a thousand messages of one port before it looks at another, so a message to itself would keep
// everyone waiting.
const service = new Service(engine, (message) => parentPort?.postMessage(message), setImmediate);
parentPort?.on("message", (message) => service.receive(message));
parentPort?.postMessage(null);
