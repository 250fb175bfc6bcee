// Unique, several, none, conflicting; the worker, cancelling, undo; boards that are not 9 by 9.
import { expect, test } from "../support/page";
import { test as bare } from "@playwright/test";
import {
  BROKEN,
  MANY,
  NONE,
  PUZZLE,
  SOLUTION,
  button,
  cell,
  digits,
  paste,
  report,
  truth,
} from "../support/board";

test("a puzzle with one solution: the answer in its own look, and one step to undo", async ({ open, page }) => {
  await open(`?puzzle=${PUZZLE}`);
  await button(page, "Solve").click();
  expect(await digits(page)).toBe(SOLUTION);
  await expect(page.locator(".cell.solver")).toHaveCount(51);
  await expect(page.locator(".cell.given")).toHaveCount(30);
  await expect(truth(page)).toContainText("Solved.");
  await expect(report(page)).toContainText(/The search took [\d.]+\s(ns|µs|ms)/);
  await page.keyboard.press("Control+z");
  expect(await digits(page)).toBe(PUZZLE);
  await page.keyboard.press("Control+Shift+z");
  expect(await digits(page)).toBe(SOLUTION);
});

test("several solutions: marked, paged through, counted", async ({ open, page }) => {
  await open(`?puzzle=${MANY}`);
  await expect(truth(page)).toContainText("At least two solutions.");
  await button(page, "Solve").click();
  await expect(report(page)).toContainText("Not unique");
  await expect(report(page)).toContainText("26 solutions in all.");
  await expect(report(page)).toContainText("Solution 1 of 26");
  const first = await digits(page);
  await button(page, "Next solution").click();
  await expect(report(page)).toContainText("Solution 2 of 26");
  expect(await digits(page)).not.toBe(first);
  expect(await page.locator(".cell.differs").count()).toBeGreaterThan(0);
  await button(page, "Undo").click();
  expect(await digits(page)).toBe(MANY);
});

test("no solution: the reason is said and its place marked", async ({ open, page }) => {
  await open(`?puzzle=${NONE}`);
  await expect(truth(page)).toContainText("No solution.");
  await button(page, "Solve").click();
  await expect(report(page)).toContainText("No solution");
  await expect(report(page)).toContainText(/No digit is left for r\dc\d|has no place left in|Every possibility/);
  expect(await digits(page)).toBe(NONE);
});

test("conflicting givens: the pairs are drawn and named", async ({ open, page }) => {
  await open(`?puzzle=${BROKEN}`);
  await expect(truth(page)).toContainText("3 conflicts.");
  await expect(page.locator(".overlay line")).toHaveCount(3);
  for (const [row, column] of [[3, 9], [8, 9], [4, 8], [6, 8], [7, 1], [8, 3]] as const) {
    await expect(cell(page, row, column)).toHaveAttribute("aria-invalid", "true");
  }
  await button(page, "Solve").click();
  await expect(report(page)).toContainText("1 stands twice in column 9: r3c9 and r8c9.");
  expect(await digits(page)).toBe(BROKEN);
});

test("wrong digits are told apart from the givens, and shown by Check", async ({ open, page }) => {
  await open(`?puzzle=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press("2");
  await expect(truth(page)).toContainText("from the givens");
  await expect(truth(page)).toContainText("Not all of your digits are right");
  await button(page, "Check").click();
  await expect(report(page)).toContainText("1 wrong digit");
  await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, 2, yours, wrong");
  await page.keyboard.press("4");
  await expect(page.locator(".wrong")).toHaveCount(0);
  await button(page, "Reset to givens").click();
  expect(await digits(page)).toBe(PUZZLE);
});

test("sixteen by sixteen: letters, the worker's answer, undo", async ({ open, page }) => {
  await open();
  await button(page, "Examples").click();
  await button(page, "16×16").click();
  const before = await digits(page);
  expect(before).toHaveLength(256);
  await expect(truth(page)).toContainText("One solution.");
  await cell(page, 1, 1).click();
  await button(page, "Enter givens").click();
  await page.keyboard.press("g");
  await expect(cell(page, 1, 1)).toHaveText("G");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Enter");
  await expect.poll(() => digits(page)).toMatch(/^[1-9A-G]{256}$/);
  await button(page, "Undo").click();
  expect(await digits(page)).toBe(before);
});

test("every size of the menu is a board of its own", async ({ open, page }) => {
  await open();
  const sizes = await page.getByLabel("Size").locator("option").evaluateAll((options) =>
    options.map((option) => (option as HTMLOptionElement).value),
  );
  expect(sizes).toEqual([
    "2x2", "2x3", "2x4", "3x3", "2x5", "3x4", "3x5", "4x4", "4x5", "4x6", "5x5",
  ]);
  for (const size of sizes) {
    const [height = 0, width = 0] = size.split("x").map(Number);
    await page.getByLabel("Size").selectOption(size);
    await expect(page.getByRole("gridcell")).toHaveCount((height * width) ** 2);
  }
});

test("counting on an empty 25×25 can be cancelled, and typing goes on meanwhile", async ({ open, page }) => {
  await open();
  await page.getByLabel("Size").selectOption("5x5");
  await expect(truth(page)).toContainText("An empty board.");
  await button(page, "Solve").click();
  await expect(report(page)).toContainText("Not unique");
  await page.getByRole("button", { name: /^Count them, up to 1,000,000$/ }).click();
  await expect(report(page)).toContainText(/Counting, up to 1,000,000: [1-9]/);
  // While it counts, the page answers: the selection moves at once.
  await cell(page, 5, 5).click();
  await expect(cell(page, 5, 5)).toHaveAttribute("aria-selected", "true");
  await button(page, "Cancel").click();
  await expect(report(page)).toContainText(/At least [\d,]+ solutions; counting stopped there/);
  await button(page, "Undo").click();
  await page.keyboard.press("p");
  await expect(cell(page, 1, 1)).toHaveText("P");
});

test("another size ends the search that is on", async ({ open, page }) => {
  await open();
  await page.getByLabel("Size").selectOption("5x5");
  await button(page, "Solve").click();
  await page.getByRole("button", { name: /^Count them/ }).click();
  await expect(report(page)).toContainText("Counting");
  await page.getByLabel("Size").selectOption("3x3");
  await expect(report(page)).toHaveCount(0);
  await paste(page, PUZZLE);
  await expect(truth(page)).toContainText("One solution.");
  await button(page, "Solve").click();
  expect(await digits(page)).toBe(SOLUTION);
});

bare("without a worker the page searches by itself, in slices", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "Worker", { value: undefined });
  });
  await page.goto("");
  // Over several lines, so that reading it takes the solver's module, too.
  await paste(page, MANY.replace(/.{9}/g, "$&\n"));
  await expect(truth(page)).toContainText("At least two solutions.");
  await button(page, "Solve").click();
  await expect(report(page)).toContainText("26 solutions in all.");
});

bare("counting in slices can be cancelled too, and typing goes on meanwhile", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "Worker", { value: undefined });
  });
  await page.goto("");
  await page.getByLabel("Size").selectOption("5x5");
  await button(page, "Solve").click();
  await page.getByRole("button", { name: /^Count them/ }).click();
  await expect(report(page)).toContainText(/Counting, up to 1,000,000: [1-9]/);
  await cell(page, 5, 5).click();
  await expect(cell(page, 5, 5)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(report(page)).toContainText("counting stopped there");
});

bare("a worker that can't be loaded is done without", async ({ page }) => {
  // The worker's own script, not the solver's module that it would load.
  await page.route(/\/worker[^/]*\.js$/, (route) => route.abort());
  await page.goto("");
  // Over several lines, so that reading it takes the solver's module, too.
  await paste(page, MANY.replace(/.{9}/g, "$&\n"));
  await expect(truth(page)).toContainText("At least two solutions.");
  await button(page, "Solve").click();
  await expect(report(page)).toContainText("26 solutions in all.");
});

test("undo and redo go through everything", async ({ open, page }) => {
  await open();
  const states = [await digits(page)];
  const steps = [
    () => page.keyboard.press("5"),
    () => paste(page, PUZZLE),
    () => button(page, "Solve").click(),
    () => button(page, "Reset to givens").click(),
    () => button(page, "Clear").click(),
    () => page.getByLabel("Size").selectOption("2x2"),
  ];
  for (const step of steps) {
    await step();
    states.push(await digits(page));
  }
  for (const state of states.slice(0, -1).reverse()) {
    await button(page, "Undo").click();
    expect(await digits(page)).toBe(state);
  }
  await expect(button(page, "Undo")).toBeDisabled();
  for (const state of states.slice(1)) {
    await button(page, "Redo").click();
    expect(await digits(page)).toBe(state);
  }
});
