// Starts the solver in a worker. Requests may arrive before the wasm does: they are kept, and given to the
// solver's listener once it is there.
import init from "./sudokit-worker.js";

const early = [];
const keep = (event) => early.push(event.data);

addEventListener("message", keep);
await init();
removeEventListener("message", keep);
for (const data of early) {
  dispatchEvent(new MessageEvent("message", { data }));
}
