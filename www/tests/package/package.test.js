// The package as others get it: packed, installed, and used.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { brotliCompressSync } from "node:zlib";

const folder = process.env.SUDOKIT_PACKAGE;
const www = resolve(import.meta.dirname, "../..");
const bin = (name) => join(www, "node_modules/.bin", name);
const read = (name) => readFileSync(join(folder, name), "utf8");
let project;
let tarball;

function run(program, ...args) {
  try {
    return execFileSync(program, args, { cwd: project, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    throw new Error(`${program} ${args.join(" ")}\n${error.stdout}${error.stderr}`);
  }
}

before(() => {
  project = mkdtempSync(join(tmpdir(), "sudokit-"));
  const [packed] = JSON.parse(run("npm", "pack", folder, "--json", "--pack-destination", project));
  tarball = join(project, packed.filename);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  run("npm", "install", "--offline", "--no-audit", "--no-fund", "--loglevel=error", tarball);
});

after(() => rmSync(project, { recursive: true, force: true }));

test("a script of Node imports it by name", () => {
  writeFileSync(
    join(project, "script.js"),
    'import { solve } from "sudokit/solver"; console.log(solve("12343...2..1....").solution);',
  );
  assert.equal(run(process.execPath, "script.js"), "1234341223414123\n");
});

test("a fresh Vite project builds with it", () => {
  writeFileSync(
    join(project, "index.html"),
    '<script type="module" src="main.js"></script><sudoku-board></sudoku-board>',
  );
  writeFileSync(
    join(project, "main.js"),
    'import "sudokit/define"; import { solve } from "sudokit/solver"; import { createWorker } from "sudokit/worker";' +
      "Object.assign(document, { solve, createWorker });",
  );
  run(bin("vite"), "build", "--logLevel", "warn");
  const built = readdirSync(join(project, "dist/assets"));
  for (const part of ["sudokit-element", "sudokit-solver", "worker-main"]) {
    assert.ok(built.some((name) => name.startsWith(part)), `${part} is not among ${built}`);
  }
});

test("its types pass the strictest check", () => {
  writeFileSync(
    join(project, "types.ts"),
    `import { SudokuBoardElement, type InputDetail } from "sudokit";
     import "sudokit/define";
     import { solve, solveMany, hint, type Solution } from "sudokit/solver";
     import { solve as inline } from "sudokit/inline";
     import { createWorker } from "sudokit/worker";
     const board: SudokuBoardElement = document.createElement("sudoku-board");
     board.mode = "play";
     board.addEventListener("input", (event) => (event as Event as CustomEvent<InputDetail>).detail.cell);
     const solution: Solution = solve("");
     if (solution.kind === "unique") solution.solution satisfies string;
     if (solution.kind === "none") solution.reason.kind satisfies string;
     solveMany(new Uint8Array()).counts satisfies Uint8Array;
     hint("").step?.placements[0]?.digit satisfies number | undefined;
     inline("") satisfies Solution;
     const counted = createWorker().count("", 1, { signal: new AbortController().signal });
     counted satisfies Promise<{ count: number }>;
     // @ts-expect-error: no such mode
     board.mode = "look";`,
  );
  for (const resolution of ["bundler", "nodenext"]) {
    const module = resolution === "bundler" ? "esnext" : "nodenext";
    run(
      bin("tsc"),
      ...["--strict", "--noEmit", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"],
      ...["--module", module, "--moduleResolution", resolution, "--target", "es2022"],
      ...["--lib", "es2023,dom", "--types", "", "types.ts"],
    );
  }
});

test("publint and arethetypeswrong find nothing", () => {
  const said = run(bin("publint"), "run", folder, "--strict", "--level", "suggestion");
  assert.match(said, /All good!/);
  // A wasm file has no types to be found.
  const wasm = ["--exclude-entrypoints", "sudokit-element.wasm", "sudokit-solver.wasm"];
  run(bin("attw"), tarball, "--profile", "esm-only", "--no-emoji", "--format", "ascii", ...wasm);
});

test("what it says of itself is so", () => {
  const { exports, version } = JSON.parse(read("package.json"));
  const files = new Set(readdirSync(folder));
  const named = (value) => (typeof value === "string" ? [value] : Object.values(value).flatMap(named));
  for (const name of named(exports)) assert.ok(files.has(name.slice(2)), `${name} is missing`);
  for (const entry of Object.values(exports)) {
    if (typeof entry !== "string") assert.equal(Object.keys(entry)[0], "types");
  }
  const cargo = readFileSync(join(www, "../Cargo.toml"), "utf8");
  assert.equal(version, /^version = "(.+)"$/m.exec(cargo)[1]);

  const [{ declarations }] = JSON.parse(read("custom-elements.json")).modules;
  const [{ attributes, events, members }] = declarations;
  const text = (name) => readFileSync(join(www, "src", name), "utf8");
  const source = text("attributes.ts") + text("element.ts");
  for (const { name } of events) assert.ok(source.includes(`#emit("${name}"`), name);
  const observed = /observedAttributes = \[([^\]]+)\]/.exec(source)[1].match(/\w+/g);
  const names = attributes.map(({ name }) => name);
  for (const name of observed) assert.ok(names.includes(name), name);
  for (const { fieldName } of attributes) {
    if (fieldName) assert.match(source, new RegExp(`\\bset ${fieldName}\\(`));
  }
  for (const { kind, name } of members) {
    if (kind === "method") assert.match(source, new RegExp(`\\basync ${name}\\(`));
  }
});

test("it is as small as promised", () => {
  const budgets = JSON.parse(readFileSync(join(www, "budgets.json"), "utf8"));
  const size = (name) => brotliCompressSync(readFileSync(join(folder, name))).length;
  // A script with all that it imports at once.
  const closure = (name, seen = new Set()) => {
    if (!seen.has(name)) {
      seen.add(name);
      for (const [, next] of read(name).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) {
        closure(next, seen);
      }
    }
    return seen;
  };
  const total = (scripts, ...others) => {
    const all = new Set(others);
    for (const script of scripts) for (const name of closure(script)) all.add(name);
    return [...all].map(size).reduce((sum, bytes) => sum + bytes);
  };
  const asking = readdirSync(folder).find((name) => /^asking-.+\.js$/.test(name));
  const sizes = {
    headlessBrotli: total(["solver.js"], "sudokit-solver.wasm"),
    // What one tag fetches to be drawn and played on.
    elementBrotli: total(["sudokit.js"], "sudokit-element.wasm"),
    // The same with all that it fetches when it is asked to solve, to step, to check or to count.
    elementSolvingBrotli: total(
      ["sudokit.js", asking, "worker-main.js"],
      "sudokit-element.wasm",
      "sudokit-solver.wasm",
    ),
  };
  console.log(sizes);
  for (const [name, bytes] of Object.entries(sizes)) {
    assert.ok(bytes <= budgets[name], `${name} is ${bytes}, over its budget of ${budgets[name]}`);
  }
});

test("it sends nothing and leaves nothing behind", () => {
  const holds = (text, pattern, name) => assert.ok(!pattern.test(text), `${pattern} is in ${name}`);
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
    const text = read(name);
    holds(text, /XMLHttpRequest|sendBeacon|WebSocket|EventSource|localStorage|indexedDB/, name);
    holds(text, /\beval\(|new Function\(|document\.write/, name);
    holds(text, /(window|globalThis|self)\.\w+\s*=[^=]/, name);
  }
  // Yew's bindings can set markup, for components that ask for it; ours do not.
  for (const name of readdirSync(join(www, "src"))) {
    const text = readFileSync(join(www, "src", name), "utf8");
    holds(text, /innerHTML|outerHTML|insertAdjacentHTML/, name);
  }
});
