// The Lab: run, pause, step, back, to the undo, to the end; links; keys; small screens; axe.
import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "../support/axe";
import { PUZZLE, SOLUTION, button } from "../support/board";
import { expect, test } from "../support/page";

const event = (page: Page): Locator => page.locator(".event");
const lit = (page: Page): Locator => page.locator(".code [aria-current]");
const position = (page: Page): Locator => page.getByRole("slider", { name: "Position in the run" });

/** A counter by its name. */
const counter = (page: Page, name: string): Locator =>
  page.locator(".counters div").filter({ has: page.getByText(name, { exact: true }) }).locator("dd");

/** What stands on the picture of a Sudoku, as a line with dots for open cells. */
async function drawn(page: Page): Promise<string> {
  return page.locator(".picture").evaluate((svg) => {
    const cells = Array<string>(81).fill(".");
    for (const text of svg.querySelectorAll("text.value")) {
      const [x, y] = ["x", "y"].map((name) => Math.floor(Number(text.getAttribute(name)) / 100));
      cells[(y ?? 0) * 9 + (x ?? 0)] = text.textContent ?? "?";
    }
    return cells.join("");
  });
}

test("steps go on and back, are said in words and lit in the skeleton", async ({ open, page }) => {
  await open("#lab");
  await expect(event(page)).toHaveText("Nothing has happened yet.");
  expect(await drawn(page)).toBe(PUZZLE);
  await button(page, "Step").click();
  await expect(event(page)).toHaveText("A new node, level 0.");
  await expect(lit(page)).toHaveText("search");
  await button(page, "Step").click();
  await expect(event(page)).toHaveText("r1c3 is next, with 9 values to try.");
  await expect(lit(page)).toHaveText("choose an open place");
  await button(page, "Step").click();
  // 1 in r1c3: the first cell of its row holds a 5.
  await expect(event(page)).toHaveText("r1c3 = 1? Compared with r1c1: fits.");
  await expect(lit(page)).toHaveText("check it");
  await expect(page.locator(".picture text.trial")).toHaveText("1");
  await expect(page.locator(".picture line.compare")).toHaveCount(1);
  await expect(counter(page, "Checks")).toHaveText("1");
  await button(page, "Step back").click();
  await expect(event(page)).toHaveText("r1c3 is next, with 9 values to try.");
  await expect(counter(page, "Checks")).toHaveText("0");
  await button(page, "To the start").click();
  await expect(button(page, "Step back")).toBeDisabled();
});

test("runs, pauses, and runs to the end", async ({ open, page }) => {
  await open("#lab/sudoku/article-002/mrv/0");
  await button(page, "Run").click();
  await expect(counter(page, "Placed")).not.toHaveText("0");
  await button(page, "Pause").click();
  const placed = await counter(page, "Placed").textContent();
  await page.waitForTimeout(300);
  await expect(counter(page, "Placed")).toHaveText(placed ?? "-");
  await page.getByRole("slider", { name: "Speed" }).press("End");
  await button(page, "Run").click();
  await expect(event(page)).toContainText("The end: the solution is found.");
  expect(await drawn(page)).toBe(SOLUTION);
});

// By the independent program whose counts are in the tests of sudokit-backtrack (sudoku_counts.csv).
for (const [strategy, nodes, checks, placed, undone] of [
  ["first-cell", "4209", "304,659", "4208", "4157"],
  ["bitwise", "4209", "54,788", "4208", "4157"],
  ["candidates", "4209", "11,234", "4208", "4157"],
  ["mrv", "52", "102", "51", "0"],
  ["forward-checking", "52", "102", "51", "0"],
  ["propagation", "1", "102", "51", "0"],
] as const) {
  test(`article 002's board has the counts of an independent program: ${strategy}`, async ({ open, page }) => {
    await open(`#lab/sudoku/article-002/${strategy}/0`);
    await button(page, "To the end").click();
    await expect(event(page)).toContainText("The end: the solution is found.");
    await expect(counter(page, "Nodes")).toHaveText(nodes);
    await expect(counter(page, "Checks")).toHaveText(checks);
    await expect(counter(page, "Placed")).toHaveText(placed);
    await expect(counter(page, "Undone")).toHaveText(undone);
    expect(await drawn(page)).toBe(SOLUTION);
  });
}

test("the next undo, and the slider", async ({ open, page }) => {
  await open("#lab");
  await button(page, "Next undo").click();
  await expect(event(page)).toHaveText(/r\dc\d = \d is taken back\./);
  await expect(lit(page)).toHaveText("undo it");
  await expect(page.locator(".picture text.ghost")).toHaveCount(1);
  await position(page).focus();
  await page.keyboard.press("End");
  await expect(event(page)).toContainText("The end");
  await page.keyboard.press("Home");
  await expect(event(page)).toHaveText("Nothing has happened yet.");
});

test("a search without an end can be paused", async ({ open, page }) => {
  await open("#lab/sudoku/article-002/brute-force/0");
  await button(page, "To the end").click();
  await expect(page.locator(".where")).toContainText("Searching ahead");
  await button(page, "Pause").click();
  await expect(page.locator(".where")).toContainText("0 of more than");
  await expect(button(page, "Run")).toBeVisible();
});

test("keys drive the run, and leave the board of the other view alone", async ({ open, page }) => {
  await open(`?puzzle=${PUZZLE}#lab`);
  await expect(event(page)).toHaveText("Nothing has happened yet.");
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("ArrowRight");
  }
  await expect(counter(page, "Checks")).toHaveText("1");
  await page.keyboard.press("ArrowLeft");
  await expect(counter(page, "Checks")).toHaveText("0");
  await page.keyboard.press("u");
  await expect(counter(page, "Undone")).toHaveText("1");
  await page.keyboard.press("Home");
  await expect(event(page)).toHaveText("Nothing has happened yet.");
  await page.keyboard.press("Space");
  await expect(button(page, "Pause")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(button(page, "Run")).toBeVisible();
  await page.keyboard.press("7");
  await page.keyboard.press("End");
  await expect(event(page)).toContainText("The end");
  await page.getByRole("link", { name: "Solve" }).click();
  await expect(page.locator(".truth")).toContainText("51 cells open");
});

test("a link leads to the same event", async ({ open, page }) => {
  await open("#lab/sudoku/article-002/first-cell/1234");
  await expect(page.locator(".where")).toContainText("1234 of");
  const said = await event(page).textContent();
  await page.getByLabel("Strategy").selectOption("bitwise");
  await button(page, "Step").click();
  await button(page, "Step").click();
  await expect(page).toHaveURL(/#lab\/sudoku\/article-002\/bitwise\/2$/);
  await open("#lab/sudoku/article-002/first-cell/1234");
  await expect(event(page)).toHaveText(said ?? "-");
});

test("the board on the page can be watched", async ({ open, page }) => {
  await open(`?puzzle=${"1".padEnd(81, ".")}#lab`);
  await page.getByLabel("Instance").selectOption({ label: "The board on the page" });
  expect(await drawn(page)).toBe("1".padEnd(81, "."));
  await expect(page).toHaveURL(/#lab\/sudoku\/3x3:1\.+\/first-cell\/0$/);
});

test("so can the board of a link that the worker reads", async ({ open, page }) => {
  const rows = PUZZLE.replace(/.{9}/g, "$&\n");
  await open(`?puzzle=${encodeURIComponent(rows)}#lab`);
  // Until then the Lab has the board that was there before.
  await expect(page).toHaveURL(/^[^?]*#lab/);
  await page.getByLabel("Instance").selectOption({ label: "The board on the page" });
  expect(await drawn(page)).toBe(PUZZLE);
});

test("queens: attacked squares, all 92, and the 12", async ({ open, page }) => {
  await open("#lab/queens/8/plain/solutions");
  await expect(page.getByText("Arrangement 1 of 92")).toBeVisible();
  await expect(page.locator(".picture .queen")).toHaveCount(8);
  await page.getByLabel("Show attacked squares").check();
  await expect(page.locator(".picture .attacked")).toHaveCount(1);
  await button(page, "Previous solution").click();
  await expect(page.getByText("Arrangement 92 of 92")).toBeVisible();
  await button(page, "12 up to symmetry").click();
  await expect(page.getByText("Arrangement 1 of 12")).toBeVisible();
  await expectAccessible(page);
});

const PICTURES = [
  ["queens/8/plain/100", "row"],
  ["colouring/australia/first-open/20", "colour"],
  ["colouring/usa/mrv/3000", "colour"],
  ["timetable/toy/first-open/200", "day"],
  ["hamiltonian-path/knight-5x5-corner/warnsdorff/60", "step"],
  ["hamiltonian-path/dodecahedron/first-open/90", "step"],
  ["kakuro/wikipedia/first-open/500", "r"],
  ["word-search/abcced/first-open/12", "letter"],
  ["crossword/textbook/first-open/40", "across"],
] as const;

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const [run, words] of [["sudoku/article-002/first-cell/40", "r1c4"], ...PICTURES] as const) {
      test(`axe finds nothing: ${run}`, async ({ open, page }) => {
        await open(`#lab/${run}`);
        await expect(event(page)).toContainText(words);
        await expectAccessible(page);
      });
    }
  });
}

for (const locale of ["en-GB", "ru-RU", "zh-CN"]) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 320, height: 568 } });

    test("nothing leaves a screen of 320 pixels sideways", async ({ open, page }) => {
      for (const tab of ["57", "compare", "solutions"]) {
        await open(`#lab/queens/8/plain/${tab}`);
        await expect(page.locator(".lab")).toBeVisible();
        const widths = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(widths[0], tab).toBeLessThanOrEqual(widths[1] ?? 0);
      }
    });
  });
}

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the run begins slowly", async ({ open, page }) => {
    await open("#lab");
    await expect(page.getByRole("slider", { name: "Speed" })).toHaveAttribute("aria-valuetext", "2 events/s");
  });
});
