// Starts the page. A file of its own, because a strict Content-Security-Policy forbids inline scripts.
import init from "./sudokit.js";

await init();
