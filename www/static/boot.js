// Starts the page. A file of its own, because a strict Content-Security-Policy forbids inline scripts.
import init from "./sudokit.js";

const show = (id) => {
  document.getElementById(id).hidden = false;
};

if (typeof WebAssembly === "object") {
  try {
    await init();
  } catch (error) {
    document.getElementById("not-loaded-why").textContent = String(error);
    show("not-loaded");
    throw error;
  }
} else {
  show("no-wasm");
}
