// <sudoku-board> on pages that are not ours.
import { EASY, EXAMPLES, ready, show, SOLVED } from "../support/embed";
import { expect, test } from "../support/page";

const board = (page: import("@playwright/test").Page) => page.locator("sudoku-board").first();

for (const example of EXAMPLES) {
  test(`the example ${example || "index"} works`, async ({ open, page }) => {
    await open(`examples/${example}`);
    await ready(page);
    if (example === "iframe.html") {
      await expect(page.frameLocator("iframe").getByRole("grid")).toBeVisible();
    }
    if (example === "headless.html") {
      await page.getByRole("button", { name: "Count" }).click();
      await expect(page.locator("output")).toContainText("solutions");
      await page.getByRole("button", { name: "Stop" }).click();
      await expect(page.locator("output")).toHaveText("Stopped.");
    }
  });
}

test("several boards share one module, and nothing is asked of other hosts", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("examples/several.html");
  await ready(page);
  expect(asked.filter((url) => url.endsWith("sudokit-element.wasm"))).toHaveLength(1);
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
});

test("the player's changes are told, the host's are not", async ({ page }) => {
  const heard = await show(page, `<div id="host"></div><button>Elsewhere</button>`);
  await page.waitForFunction(() => customElements.get("sudoku-board"));
  // Inside another shadow root: the events come out of both.
  await page.evaluate((puzzle) => {
    const board = document.createElement("sudoku-board");
    board.setAttribute("puzzle", puzzle);
    document.querySelector("#host")!.attachShadow({ mode: "open" }).append(board);
  }, EASY);
  await expect(board(page).getByRole("grid")).toBeVisible();
  expect(await heard()).toEqual([{ type: "ready", detail: null }]);

  await board(page).locator("[data-cell='2']").click();
  await page.keyboard.press("1");
  const value = EASY.slice(0, 2) + "1" + EASY.slice(3);
  const detail = { cell: 2, digit: 1, value, source: "player" };
  expect(await heard()).toEqual([{ type: "input", detail }]);
  await page.keyboard.press("5");
  const conflict = await heard();
  expect(conflict.map(({ type }) => type)).toEqual(["input", "conflict"]);
  await page.keyboard.press("Delete");
  await page.keyboard.press("4");
  await heard();
  await page.getByRole("button", { name: "Elsewhere" }).click();
  expect((await heard()).map(({ type }) => type)).toEqual(["change"]);

  const answers = await board(page).evaluate(async (element) => {
    const board = element as HTMLElementTagNameMap["sudoku-board"];
    const solution = await board.solve();
    const after = board.value;
    await board.undo();
    await board.redo();
    await board.reset();
    const step = await board.step();
    board.value = after;
    board.mode = "view";
    return [solution.kind, after, step.step?.technique, await board.export("zeros")];
  });
  expect(answers).toEqual(["unique", SOLVED, "naked-single", SOLVED]);
  expect(await heard()).toEqual([]);
});

test("the last digit completes the board", async ({ page }) => {
  const heard = await show(page, `<sudoku-board puzzle="${SOLVED.slice(0, 80)}."></sudoku-board>`);
  await ready(page);
  await heard();
  await board(page).locator("[data-cell='80']").click();
  await page.keyboard.press("9");
  expect((await heard()).map(({ type }) => type)).toEqual(["input", "change", "complete"]);
  await expect(page.locator("sudoku-board:state(complete)")).toHaveCount(1);
});

test("in a form it has a name, a value and a validity", async ({ page }) => {
  await show(page, `<form><sudoku-board name="answer" required puzzle="${EASY}"></sudoku-board></form>`);
  await ready(page);
  const state = () =>
    page.evaluate(() => {
      const form = document.querySelector("form")!;
      const { validity } = document.querySelector("sudoku-board")!;
      const { valueMissing, customError, valid } = validity;
      return [new FormData(form).get("answer"), valueMissing, customError, valid, form.checkValidity()];
    });
  expect(await state()).toEqual([EASY, true, false, false, false]);
  await page.evaluate((value) => (document.querySelector("sudoku-board")!.value = value), SOLVED);
  expect(await state()).toEqual([SOLVED, false, false, true, true]);
  await page.evaluate(() => document.querySelector("form")!.reset());
  expect((await state())[0]).toEqual(EASY);
  await board(page).locator("[data-cell='2']").click();
  await page.keyboard.press("5");
  expect((await state()).slice(1)).toEqual([false, true, false, false]);
  await page.evaluate(() => {
    const fieldset = document.createElement("fieldset");
    fieldset.disabled = true;
    document.querySelector("form")!.append(fieldset);
    fieldset.append(document.querySelector("sudoku-board")!);
  });
  await board(page).locator("[data-cell='3']").click();
  await page.keyboard.press("2");
  expect(await page.evaluate(() => document.querySelector("sudoku-board")!.value[3])).toBe(".");
});

test("the strictest policy is enough, for the worker too", async ({ page }) => {
  const violations: string[] = [];
  page.on("console", (message) => message.type() === "error" && violations.push(message.text()));
  const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'";
  await show(page, `<sudoku-board puzzle="${EASY}"></sudoku-board>`, { policy });
  await ready(page);
  const counted = await board(page).evaluate((element) =>
    (element as HTMLElementTagNameMap["sudoku-board"]).count(),
  );
  expect(counted).toEqual({ kind: "exactly", count: 1 });
  const box = await board(page).getByRole("grid").boundingBox();
  expect(Math.abs(box!.width - box!.height)).toBeLessThan(2);
  expect(violations).toEqual([]);
});

test("a page's own styles and direction do not get in", async ({ page }) => {
  await show(page, `<div dir="rtl"><sudoku-board puzzle="${EASY}"></sudoku-board></div>`, {
    head: `<style>* { color: red !important; font: 3px fantasy !important; letter-spacing: 2em; direction: rtl;
      text-transform: uppercase } div { display: inline; float: right } .cell, .row { display: none !important }</style>`,
  });
  await ready(page);
  const cell = board(page).locator("[data-cell='0']");
  const next = board(page).locator("[data-cell='1']");
  expect((await cell.boundingBox())!.x).toBeLessThan((await next.boundingBox())!.x);
  const styles = await cell.evaluate((cell) => {
    const { color, letterSpacing, fontFamily } = getComputedStyle(cell);
    return [color, letterSpacing, fontFamily.includes("fantasy")];
  });
  expect(styles).toEqual(["rgb(29, 28, 26)", "normal", false]);
});

test("it is as wide as its container, and never too wide for it", async ({ page }) => {
  const board = `<sudoku-board controls="none" puzzle="${EASY}"></sudoku-board>`;
  await show(
    page,
    `<div style="width: 200px">${board}</div>
     <div style="width: 200px; display: flex">${board}</div>
     <div style="float: left">${board}</div>`,
  );
  await ready(page);
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll("sudoku-board")].map((board) => board.clientWidth),
  );
  expect(widths).toEqual([200, 200, 320]);
});

test("whoever only plays fetches no solver, and whoever asks shares one", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const solvers = () => asked.filter((url) => url.endsWith("sudokit-solver.wasm")).length;
  const tag = `<sudoku-board controls="keypad tools asks" puzzle="${EASY}"></sudoku-board>`;
  await show(page, tag + tag);
  await ready(page);
  await board(page).locator("[data-cell='2']").click();
  await page.keyboard.press("4");
  await board(page).getByRole("button", { name: "Undo" }).click();
  expect(solvers()).toBe(0);
  const answers = await page.evaluate(async () => {
    const boards = [...document.querySelectorAll("sudoku-board")];
    const solver = await import(new URL("../npm/solver.js", document.baseURI).href);
    const kinds = await Promise.all(boards.map(async (board) => (await board.solve()).kind));
    return [...kinds, solver.solve(boards[0]!.puzzle).kind];
  });
  expect(answers).toEqual(["unique", "unique", "unique"]);
  expect(solvers()).toBe(1);
});

test("a step says its reason, in the board's language, until something changes", async ({ page }) => {
  const heard = await show(page, `<sudoku-board controls="asks" puzzle="${EASY}"></sudoku-board>`);
  await ready(page);
  await heard();
  const status = board(page).getByRole("status");
  await expect(status).toHaveText("");
  await board(page).getByRole("button", { name: "Step" }).click();
  await expect(status).toHaveText("Naked single: 5 is the only digit left for row 5, column 5.");
  const value = EASY.slice(0, 40) + "5" + EASY.slice(41);
  const source = "solver";
  expect(await heard()).toEqual([
    { type: "input", detail: { cell: 40, digit: 5, value, source } },
    { type: "change", detail: { value } },
  ]);
  await board(page).locator("[data-cell='2']").click();
  await page.keyboard.press("4");
  await expect(status).toHaveText("");
  await page.evaluate((puzzle) => {
    const board = document.querySelector("sudoku-board")!;
    board.lang = "ru";
    board.puzzle = puzzle;
  }, SOLVED.slice(0, 80) + ".");
  await board(page).getByRole("button", { name: "Шаг" }).click();
  await expect(status).toHaveText("Последняя клетка (блок 9): не хватает только цифры 9 — строка 9, столбец 9.");
  await board(page).getByRole("button", { name: "Шаг" }).click();
  await expect(status).toHaveText("Решено.");
});

test("Solve says when there is no solution to write, and tells what it wrote", async ({ page }) => {
  const heard = await show(page, `<sudoku-board controls="asks" puzzle="${EASY}"></sudoku-board>`);
  await ready(page);
  await heard();
  const solve = board(page).getByRole("button", { name: "Solve" });
  const status = board(page).getByRole("status");
  await solve.click();
  await expect(status).toHaveText("Solved.");
  const [value, source] = [SOLVED, "solver"];
  expect(await heard()).toEqual([
    { type: "input", detail: { cell: null, digit: null, value, source } },
    { type: "change", detail: { value } },
    { type: "complete", detail: { value, source } },
  ]);
  const puzzle = (text: string) =>
    page.evaluate((text) => (document.querySelector("sudoku-board")!.puzzle = text), text);
  await puzzle("");
  await solve.click();
  await expect(status).toHaveText("At least two solutions.");
  await puzzle("11" + ".".repeat(79));
  await solve.click();
  await expect(status).toHaveText("No solution.");
  expect(await heard()).toEqual([]);
});

test("Check marks what is wrong until something changes; check=solution always does", async ({ page }) => {
  await show(page, `<sudoku-board controls="asks" check="off" puzzle="${EASY}"></sudoku-board>`);
  await ready(page);
  const cell = board(page).locator("[data-cell='2']");
  const status = board(page).getByRole("status");
  await cell.click();
  await page.keyboard.press("1");
  await expect(cell).not.toHaveClass(/wrong/);
  await board(page).getByRole("button", { name: "Check" }).click();
  await expect(status).toHaveText("1 wrong digit, marked with a wavy line.");
  await expect(cell).toHaveClass(/wrong/);
  expect(await board(page).getAttribute("check")).toBe("off");
  await page.keyboard.press("2");
  await expect(status).toHaveText("");
  await expect(cell).not.toHaveClass(/wrong/);
  await board(page).evaluate((board) => board.setAttribute("check", "solution"));
  await expect(cell).toHaveClass(/wrong/);
  await page.keyboard.press("4");
  await expect(cell).not.toHaveClass(/wrong/);
  await board(page).getByRole("button", { name: "Check" }).click();
  await expect(status).toHaveText("No mistake so far.");
});

test("keys ask nothing that there is no button for, and write nothing that may not be written", async ({ page }) => {
  await show(
    page,
    `<sudoku-board puzzle="${EASY}"></sudoku-board>
     <sudoku-board controls="asks" mode="view" puzzle="${EASY}"></sudoku-board>`,
  );
  await ready(page);
  for (const index of [0, 1]) {
    const one = page.locator("sudoku-board").nth(index);
    await one.locator("[data-cell='2']").click();
    await page.keyboard.press("Enter");
  }
  const view = page.locator("sudoku-board").nth(1);
  await expect(view.getByRole("button", { name: "Solve" })).toBeDisabled();
  await view.getByRole("button", { name: "Check" }).click();
  await expect(view.getByRole("status")).toHaveText("No mistake so far.");
  const values = await page.evaluate(() =>
    [...document.querySelectorAll("sudoku-board")].map((board) => board.value),
  );
  expect(values).toEqual([EASY, EASY]);
});

test("a solver that can't be fetched is said and told, and asked for again", async ({ page }) => {
  const heard = await show(page, `<sudoku-board controls="asks" puzzle="${EASY}"></sudoku-board>`);
  await ready(page);
  await heard();
  await page.route("**/sudokit-solver.wasm", (route) => route.fulfill({ status: 404 }));
  const solve = board(page).getByRole("button", { name: "Solve" });
  await solve.click();
  await expect(board(page).getByRole("status")).toContainText("can't be fetched");
  expect((await heard()).map(({ type, detail }) => [type, detail?.code])).toEqual([["error", "not-found"]]);
  const rejected = await board(page).evaluate((element) =>
    (element as HTMLElementTagNameMap["sudoku-board"]).solve().catch((error) => error.code),
  );
  expect(rejected).toBe("not-found");
  expect(await heard()).toEqual([]);
  await page.unroute("**/sudokit-solver.wasm");
  await solve.click();
  await expect(board(page).getByRole("status")).toHaveText("Solved.");
});

test("a large board is solved in a worker, and until someone plays on", async ({ page }) => {
  // The identity of rows shifted: a 16×16 solution, with its first row taken out.
  const rows = Array.from({ length: 16 }, (_, row) => {
    const shift = (row % 4) * 4 + Math.floor(row / 4);
    return Array.from({ length: 16 }, (_, column) => "123456789ABCDEFG"[(column + shift) % 16]).join("");
  });
  const puzzle = ".".repeat(16) + rows.slice(1).join("");
  await show(page, `<sudoku-board controls="asks" puzzle="${puzzle}"></sudoku-board>`);
  await ready(page);
  await board(page).getByRole("button", { name: "Solve" }).click();
  await expect(board(page).getByRole("status")).toHaveText("Solved.");
  expect(await board(page).evaluate((b) => (b as HTMLElementTagNameMap["sudoku-board"]).value)).toBe(rows.join(""));
  // Nobody solves an empty 25×25 without learning from clauses: it is searched until a digit is written.
  await board(page).evaluate((element) => {
    const board = element as HTMLElementTagNameMap["sudoku-board"];
    board.puzzle = "1" + ".".repeat(624);
  });
  await board(page).getByRole("button", { name: "Solve" }).click();
  await board(page).locator("[data-cell='30']").click();
  await page.keyboard.press("7");
  await expect(board(page).getByRole("status")).toHaveText("");
  expect(await board(page).evaluate((b) => (b as HTMLElementTagNameMap["sudoku-board"]).value[30])).toBe("7");
});

test("what is not a puzzle is an error and no markup", async ({ page }) => {
  const hostile = `<img src=x onerror="document.heard.push('broken in')"><script>document.heard.push(1)</script>`;
  const heard = await show(page, `<sudoku-board></sudoku-board>`);
  await ready(page);
  await heard();
  const globals = () => page.evaluate(() => Object.keys(window).sort());
  const before = await globals();
  await page.evaluate((text) => {
    const board = document.querySelector("sudoku-board")!;
    const names = (board.constructor as unknown as { observedAttributes: string[] }).observedAttributes;
    for (const name of names) board.setAttribute(name, text);
    for (const name of ["theme", "name"]) board.setAttribute(name, text);
  }, hostile);
  await page.waitForTimeout(200);
  const said = await heard();
  expect(said.map(({ type, detail }) => [type, detail?.code])).toEqual([
    ["error", "puzzle"],
    ["error", "value"],
  ]);
  const markup = await board(page).evaluate((board) => board.shadowRoot!.innerHTML);
  expect(markup).not.toMatch(/<img|<script|onerror/);
  expect(await globals()).toEqual(before);
  expect(await page.evaluate(() => Object.keys(window).filter((name) => /sudo/i.test(name)))).toEqual([]);
});

test.describe("a failure to load has a name, and is said in the board's place", () => {
  const failing = async (
    page: import("@playwright/test").Page,
    code: string,
    options: Parameters<typeof show>[2] = {},
  ) => {
    const heard = await show(page, `<sudoku-board puzzle="${EASY}">Text</sudoku-board>`, options);
    await expect(board(page).getByRole("alert")).toBeVisible();
    const said = await heard();
    expect(said.map(({ type, detail }) => [type, detail?.code])).toEqual([["error", code]]);
    await expect(board(page).getByRole("alert")).toHaveText(String(said[0]!.detail!.message));
    // The page's own text stays in sight.
    const shown = await board(page).evaluate((board) => {
      const slot = board.shadowRoot!.querySelector("slot")!;
      return [slot.assignedNodes()[0]!.textContent, getComputedStyle(slot).display];
    });
    expect(shown).toEqual(["Text", "contents"]);
  };
  const wasm = "**/sudokit-element.wasm";

  test("not-found", async ({ page }) => {
    await page.route(wasm, (route) => route.fulfill({ status: 404 }));
    await failing(page, "not-found");
  });
  test("network", async ({ page }) => {
    await page.route(wasm, (route) => route.abort());
    await failing(page, "network");
  });
  test("mime", async ({ page }) => {
    await page.route(wasm, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html>Not here" }),
    );
    await failing(page, "mime");
  });
  test("invalid", async ({ page }) => {
    await page.route(wasm, (route) =>
      route.fulfill({ contentType: "application/wasm", body: "no wasm" }),
    );
    await failing(page, "invalid");
  });
  test("csp", async ({ page }) => {
    await failing(page, "csp", { policy: "script-src 'self'" });
  });
  test("csp that forbids the fetch", async ({ page }) => {
    await failing(page, "csp", { policy: "connect-src 'none'" });
  });
  test("no-wasm", async ({ page }) => {
    await page.addInitScript(() => delete (globalThis as { WebAssembly?: unknown }).WebAssembly);
    await failing(page, "no-wasm");
  });
  test("cors", async ({ page, baseURL }) => {
    // The same server under its other name. Playwright lets everyone read what it fulfils itself; the wasm comes
    // from the server, which does not.
    const other = new URL(baseURL!);
    other.hostname = other.hostname === "localhost" ? "127.0.0.1" : "localhost";
    await page.route(`${other.origin}/**/*.js`, async (route) => {
      const response = await fetch(route.request().url().replace(other.origin, new URL(baseURL!).origin));
      await route.fulfill({ contentType: "text/javascript", body: await response.text() });
    });
    await failing(page, "cors", { script: new URL("npm/sudokit.js", other).href });
  });
});

/** Serves the package from another origin, with leave for everyone to read it. */
async function elsewhere(
  page: import("@playwright/test").Page,
  baseURL: string,
) {
  await page.route("http://other.test/**", async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const response = await fetch(new URL(name, baseURL));
    await route.fulfill({
      contentType: response.headers.get("content-type") ?? "",
      headers: { "access-control-allow-origin": "*" },
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}

test("it works from another origin, and from a server that does not know wasm", async ({
  page,
  baseURL,
}) => {
  await elsewhere(page, baseURL!);
  await page.route("http://other.test/**/sudokit-element.wasm", async (route) => {
    const response = await fetch(new URL("npm/sudokit-element.wasm", baseURL));
    await route.fulfill({
      contentType: "application/octet-stream",
      headers: { "access-control-allow-origin": "*" },
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await show(page, `<sudoku-board puzzle="${EASY}"></sudoku-board>`, {
    script: "http://other.test/npm/sudokit.js",
  });
  await ready(page);
  const counted = await board(page).evaluate((element) =>
    (element as HTMLElementTagNameMap["sudoku-board"]).count(),
  );
  expect(counted.count).toBe(1);
});

test("properties that were set too early are taken over", async ({ page }) => {
  await page.route("**/sudokit.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await show(page, `<sudoku-board id="early">Wait</sudoku-board>`);
  await page.evaluate((puzzle) => {
    Object.assign(document.querySelector("#early")!, { puzzle, mode: "view" });
  }, EASY);
  await ready(page);
  expect(await page.evaluate(() => document.querySelector("sudoku-board")!.puzzle)).toBe(EASY);
  expect(await page.evaluate(() => document.querySelector("sudoku-board")!.getAttribute("mode"))).toBe("view");
});

test("a board that is moved keeps its game, and a thousand that go leave nothing", async ({ page }) => {
  test.setTimeout(120_000);
  await show(page, `<div id="a"><sudoku-board puzzle="${EASY}"></sudoku-board></div><div id="b"></div>`);
  await ready(page);
  await board(page).locator("[data-cell='2']").click();
  await page.keyboard.press("4");
  const moved = await page.evaluate(async () => {
    const board = document.querySelector("sudoku-board")!;
    document.querySelector("#b")!.append(board);
    const value = board.value;
    await board.undo();
    return [value[2], board.value[2]];
  });
  expect(moved).toEqual(["4", "."]);
  await expect(board(page).getByRole("grid")).toHaveCount(1);

  const client = await page.context().newCDPSession(page);
  const measure = async () => {
    await client.send("HeapProfiler.collectGarbage");
    const { jsHeapSizeUsed, nodes } = Object.assign(
      { jsHeapSizeUsed: 0 },
      await client.send("Memory.getDOMCounters"),
      { jsHeapSizeUsed: (await client.send("Runtime.getHeapUsage")).usedSize },
    );
    return { heap: jsHeapSizeUsed, nodes };
  };
  const rounds = (count: number) =>
    page.evaluate(
      async ([count, puzzle]) => {
        for (let round = 0; round < count; round++) {
          const board = document.createElement("sudoku-board");
          board.setAttribute("puzzle", puzzle);
          document.body.append(board);
          await board.ready;
          await new Promise((resolve) => setTimeout(resolve));
          board.remove();
        }
      },
      [count, EASY] as const,
    );
  await rounds(100);
  const before = await measure();
  await rounds(1000);
  const after = await measure();
  // A board is some 200 nodes: were one in a hundred kept, it would show.
  expect(after.nodes - before.nodes).toBeLessThan(500);
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
});
