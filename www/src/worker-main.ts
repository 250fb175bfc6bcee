// The worker's own script. It does not wait at its top level, so that bundlers can make a classic script of it.

import { byMessage, Service, type ToService } from "./service.js";
import { engine } from "./shared.js";

const scope = globalThis as unknown as {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<ToService>) => void) | null;
};

async function main(): Promise<void> {
  const service = new Service(await engine(), (message) => scope.postMessage(message), byMessage());
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
