// Starts the page. A file of its own, because a strict Content-Security-Policy forbids inline scripts.

/** Shows one of the explanations that `index.html` holds. */
function explain(id, why = "") {
  const explanation = document.getElementById(id);
  explanation.querySelector("code")?.replaceChildren(why);
  explanation.hidden = false;
}

/** Does what needs a file, and explains itself when the file is withheld. */
async function withFile(work, id = "part-not-loaded") {
  try {
    await work();
  } catch (error) {
    explain(id, String(error));
    throw error;
  }
}

// English is in the programs; these come when they are wanted.
const WORDS = { ru: "words-ru.txt", zh: "words-zh.txt" };
const known = new Map();

/** The words of a language as its file has them; none for English. */
function words(lang) {
  if (!(lang in WORDS)) return "";
  if (!known.has(lang)) {
    const coming = fetch(new URL(WORDS[lang], import.meta.url)).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      return answer.text();
    });
    known.set(lang, coming);
    // Another try may go better.
    coming.catch(() => known.delete(lang));
  }
  return known.get(lang);
}

// The person chose another language. `learn` takes its words.
addEventListener("sudokit-words", ({ detail: [lang, learn] }) =>
  withFile(async () => learn(await words(lang))),
);

// Where no worker can be made, the page asks for the solver on its own thread and brings the port that it listens on.
// The module is the worker's: a page with a worker never loads it.
addEventListener("sudokit-serve", ({ detail: port }) =>
  withFile(async () => {
    const solver = await import("./sudokit-worker.js");
    await solver.default();
    solver.serve(port);
  }),
);

// The Lab is fetched when it is first opened. `detail` is what it is entered with, or nothing when it is left; by the
// time the module is there, the person may have gone elsewhere.
let lab;
let wanted = null;
addEventListener("sudokit-lab", ({ detail }) => {
  wanted = detail;
  if (!detail && !lab) return;
  withFile(async () => {
    lab ??= import("./sudokit-lab.js");
    const module = await lab;
    await module.default();
    const said = detail ? await words(detail[0]) : "";
    if (wanted !== detail) return;
    if (detail) {
      const [lang, sheet] = detail;
      module.enter(document.getElementById("lab-place"), lang, said, sheet);
    } else {
      module.leave();
    }
  });
});

if (typeof WebAssembly === "object") {
  await withFile(async () => {
    // Not a static import: when the file is withheld, nothing of this one would run.
    const { lang } = document.documentElement;
    // A page in English is better than none.
    const said = Promise.resolve(words(lang)).catch(() => "");
    const { default: init, start } = await import("./sudokit.js");
    await init();
    start(document.getElementById("app"), lang, await said);
  }, "not-loaded");
} else {
  explain("no-wasm");
}
