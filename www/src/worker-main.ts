// The worker's own script. It does not wait at its top level, so that bundlers can make a classic script of it.

import { Engine } from "./engine.js";
import { load } from "./load.js";
import { byMessage, Service, type ToService } from "./service.js";

const scope = globalThis as unknown as {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<ToService>) => void) | null;
};

async function main(): Promise<void> {
  const module = await load(new URL("./sudokit-solver.wasm", import.meta.url));
  const engine = new Engine(await WebAssembly.instantiate(module));
  const service = new Service(engine, (message) => scope.postMessage(message), byMessage());
  scope.onmessage = ({ data }) => service.receive(data);
  // Says that the inbox is open.
  scope.postMessage(null);
}

main().catch((error: unknown) => {
  // Out of the promise, so that it becomes an `error` event of the worker.
  setTimeout(() => {
    throw error;
  });
});
