// The functions, under Node, from the folder that is packed.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { promisify } from "node:util";
import { pathToFileURL } from "node:url";

const folder = process.env.SUDOKIT_PACKAGE;
const load = (name) => import(pathToFileURL(`${folder}/${name}`));
const solver = await load("solver.node.js");

// The example of the Wikipedia article on Sudoku, and its solution.
const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
// Field case A4: a lost clue, 26 solutions.
const LOST = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";
const TWICE = "11" + ".".repeat(79);

test("a puzzle with one solution", () => {
  assert.deepEqual(solver.solve(EASY), { kind: "unique", solution: SOLVED });
  const values = Uint8Array.from(EASY, (char) => (char === "." ? 0 : Number(char)));
  assert.deepEqual(solver.solve(values), { kind: "unique", solution: SOLVED });
  assert.deepEqual(solver.solve(new TextEncoder().encode(EASY)), solver.solve(EASY));
});

test("several solutions and none", () => {
  const { kind, solutions } = solver.solve(LOST);
  assert.equal(kind, "multiple");
  for (const line of solutions) {
    assert.deepEqual(solver.check(line), {
      side: 9,
      open: 0,
      solved: true,
      conflicts: [],
      solutions: 1,
    });
  }
  assert.notEqual(...solutions);
  assert.deepEqual(solver.count(LOST), { kind: "exactly", count: 26 });
  assert.deepEqual(solver.count(LOST, 20), { kind: "at-least", count: 20 });
  const none = solver.solve(TWICE);
  assert.equal(none.reason.kind, "conflicts");
  assert.deepEqual(none.reason.conflicts[0].cells, [0, 1]);
  assert.deepEqual(
    none.reason.conflicts[0].houses.map(({ kind, number }) => kind + number),
    ["row1", "box1"],
  );
});

test("many boards", () => {
  const lines = [EASY, LOST, TWICE, EASY.replace("5", "#")];
  for (const end of ["", "\n", "\r\n"]) {
    const { solutions, counts } = solver.solveMany(new TextEncoder().encode(lines.join(end)));
    assert.deepEqual([...counts], [1, 2, 0, 255]);
    assert.equal(new TextDecoder().decode(solutions.subarray(0, 81)), SOLVED);
    assert.equal(new TextDecoder().decode(solutions.subarray(162)), ".".repeat(162));
  }
  // More than are handed over at once.
  const many = solver.solveMany(new TextEncoder().encode(EASY.repeat(5000)));
  assert.ok(many.counts.every((count) => count === 1));
  assert.equal(new TextDecoder().decode(many.solutions), SOLVED.repeat(5000));
  assert.equal(solver.solveMany(new Uint8Array()).counts.length, 0);
});

test("a step and its reason", () => {
  const { board, step } = solver.hint(EASY);
  assert.equal(board, "open");
  assert.equal(step.technique, "naked-single");
  assert.deepEqual(step.placements, [{ cell: 40, digit: 5 }]);
  assert.equal(solver.cellName(40), "r5c5");
  assert.deepEqual(step.excluded.map(({ digit }) => digit), [1, 2, 3, 4, 6, 7, 8, 9]);
  for (const { digit, by } of step.excluded) assert.equal(EASY[by], String(digit));
  assert.equal(solver.hint(EASY, { order: "explainer" }).step.technique, "hidden-single");
  assert.deepEqual(solver.hint(TWICE), { board: "conflict", step: null });
});

test("true candidates of a board with one solution are the solution", () => {
  const { complete, candidates } = solver.trueCandidates(EASY);
  assert.ok(complete);
  assert.equal(candidates.flat().join(""), SOLVED);
});

test("every form that is written is read again", () => {
  for (const form of ["line", "zeros", "grid"]) {
    assert.equal(solver.format(solver.format(EASY, form)), EASY);
  }
  assert.equal(solver.format("1..............G" + ".".repeat(240), "csv").split("\n")[0], "1,,,,,,,,,,,,,,,16");
});

test("a text that is no board says what and where", () => {
  const wrong = (board) => {
    try {
      solver.solve(board);
    } catch (error) {
      assert.ok(error instanceof solver.BoardError);
      return [error.kind, error.line, error.column, error.message];
    }
    assert.fail("it was read");
  };
  assert.deepEqual(wrong(EASY.slice(1)), [
    "length",
    1,
    81,
    "line 1, column 81: found 80 cells, expected 81",
  ]);
  assert.deepEqual(wrong("12\n3é"), [
    "character",
    2,
    2,
    'line 2, column 2: "é" is neither a digit nor an empty cell',
  ]);
  assert.equal(wrong("")[0], "empty");
});

test("every puzzle of the examples has one solution", async () => {
  const examples = new URL("../../examples/", import.meta.url);
  const puzzles = new Set();
  for (const name of (await readdir(examples)).filter((name) => name.endsWith(".html"))) {
    const text = await readFile(new URL(name, examples), "utf8");
    for (const [, puzzle] of text.matchAll(/<sudoku-board[^>]* puzzle="([^"]+)"/g)) puzzles.add(puzzle);
  }
  assert.ok(puzzles.size >= 3);
  for (const puzzle of puzzles) assert.equal(solver.solve(puzzle).kind, "unique", puzzle);
});

test("the inline variant needs nothing beside it", async () => {
  assert.doesNotMatch(await readFile(`${folder}/inline.js`, "utf8"), /(from|import)"/);
  const inline = await load("inline.js");
  assert.deepEqual(inline.solve(EASY), solver.solve(EASY));
});

test("a thread counts with progress, and stops when told to", async () => {
  const { createWorker } = await load("worker.node.js");
  const worker = createWorker();
  assert.equal(await worker.where(), "worker");
  assert.deepEqual(await worker.solve(EASY), solver.solve(EASY));
  await assert.rejects(worker.solve("12"), { name: "BoardError", kind: "length" });
  const controller = new AbortController();
  const reports = [];
  const endless = worker.count(".".repeat(81), Infinity, {
    signal: controller.signal,
    onProgress(progress) {
      reports.push(progress);
      if (reports.length === 2) controller.abort();
    },
  });
  // Asked later, answered first: questions take turns.
  const { count } = await worker.count(LOST);
  assert.equal(count, 26);
  await assert.rejects(endless, { name: "AbortError" });
  assert.ok(reports[1].found > reports[0].found);
  worker.close();
});

test("an idle thread lets the program end", async () => {
  const script = `
    import { createWorker } from ${JSON.stringify(pathToFileURL(`${folder}/worker.node.js`))};
    console.log((await createWorker().solve(${JSON.stringify(EASY)})).kind);`;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  assert.equal((await run).stdout, "unique\n");
});
