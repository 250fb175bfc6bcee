// `sudokit/worker` in browsers: a solver in a worker of its own.

import { type Link, type Receiver, WorkerSolver } from "./client.js";
import { byMessage, Service } from "./service.js";
import { engine } from "./shared.js";

/** A solver in a worker. Where the page allows none, it works in slices between the page's frames. */
export function createWorker(): WorkerSolver {
  return new WorkerSolver(connect);
}

async function connect(receiver: Receiver): Promise<Link> {
  return (await start(receiver, direct)) ?? (await start(receiver, blob)) ?? (await onPage(receiver));
}

function direct(): Worker {
  return new Worker(new URL("./worker-main.js", import.meta.url), { type: "module" });
}

/**
 * A worker's script must lie on the page's own origin. When this package comes from another one, a script of one line
 * that imports it gets round that, if the page's policy allows workers from blobs.
 */
function blob(): Worker | undefined {
  const script = new URL("./worker-main.js", import.meta.url);
  if (script.origin === location.origin) return undefined;
  const source = new Blob([`import ${JSON.stringify(script)}`], { type: "text/javascript" });
  const url = URL.createObjectURL(source);
  try {
    return new Worker(url, { type: "module" });
  } finally {
    // By then the fetch of the script has begun, and it holds on to the blob.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}

/** A worker that has said it is ready; `undefined` when none can be had this way. */
async function start(
  receiver: Receiver,
  create: () => Worker | undefined,
): Promise<Link | undefined> {
  let worker: Worker | undefined;
  try {
    worker = create();
  } catch {
    // Another origin's script, or no workers at all.
  }
  if (!worker) return undefined;
  const made = worker;
  const isReady = await new Promise<boolean>((resolve) => {
    made.onmessage = () => resolve(true);
    made.onerror = (event) => {
      event.preventDefault();
      resolve(false);
    };
  });
  if (!isReady) {
    made.terminate();
    return undefined;
  }
  made.onmessage = ({ data }) => receiver.message(data);
  made.onerror = (event) => {
    made.terminate();
    receiver.broken(new Error(event.message));
  };
  return {
    where: "worker",
    post: (message) => made.postMessage(message),
    close: () => made.terminate(),
  };
}

async function onPage(receiver: Receiver): Promise<Link> {
  const service = new Service(await engine(), (message) => receiver.message(message), byMessage());
  return {
    where: "page",
    post: (message) => service.receive(message),
    close: () => service.close(),
  };
}

export { LoadError, type LoadErrorCode } from "./load.js";
export { type Progress, type RunOptions, WorkerSolver } from "./client.js";
export * from "./types.js";
