// Starts the page. A file of its own, because a strict Content-Security-Policy forbids inline scripts.

/** Shows one of the explanations that `index.html` holds. */
function explain(id, why = "") {
  document.getElementById("not-loaded-why").textContent = why;
  document.getElementById(id).hidden = false;
}

if (typeof WebAssembly === "object") {
  try {
    // Not a static import: when the file is withheld, nothing of this one would run.
    const { default: init } = await import("./sudokit.js");
    await init();
  } catch (error) {
    explain("not-loaded", String(error));
    throw error;
  }
} else {
  explain("no-wasm");
}

// Where no worker can be made, the page asks for the solver on its own thread and brings the port that it listens on.
// The module is the worker's: a page with a worker never loads it.
addEventListener("sudokit-serve", async ({ detail: port }) => {
  try {
    const solver = await import("./sudokit-worker.js");
    await solver.default();
    solver.serve(port);
  } catch (error) {
    explain("not-loaded", String(error));
    throw error;
  }
});
