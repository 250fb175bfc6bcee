// `sudokit/worker` in Node, Deno and Bun: a thread instead of a Web Worker.

import { Worker } from "node:worker_threads";
import { type Link, type Receiver, WorkerSolver } from "./client.js";

/** A solver in a thread of its own. An idle one does not keep the program from ending. */
export function createWorker(): WorkerSolver {
  return new WorkerSolver(connect);
}

async function connect(receiver: Receiver): Promise<Link> {
  // The program's own flags, such as `--input-type`, are not for this script.
  const script = new URL("./worker-main.node.js", import.meta.url);
  const thread = new Worker(script, { execArgv: [] });
  await new Promise<void>((resolve, reject) => {
    thread.on("message", (message) => (message ? receiver.message(message) : resolve()));
    thread.on("error", (error) => {
      reject(error);
      receiver.broken(error as Error);
    });
  });
  thread.unref();
  return {
    where: "worker",
    post: (message) => thread.postMessage(message),
    close: () => void thread.terminate(),
    keepAlive: (busy) => (busy ? thread.ref() : thread.unref()),
  };
}

export { LoadError, type LoadErrorCode } from "./load.js";
export { type Progress, type RunOptions, WorkerSolver } from "./client.js";
export * from "./types.js";
