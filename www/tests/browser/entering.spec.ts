// A board is entered by mouse, by touch and by keyboard.
import { expect, test } from "../support/page";
import {
  PUZZLE,
  SOLUTION,
  board,
  button,
  cell,
  digits,
  givens,
  report,
  truth,
} from "../support/board";

test("by mouse, cell by cell, and solved", async ({ open, page }) => {
  await open();
  for (const [row, column, digit] of givens(PUZZLE)) {
    await cell(page, row, column).click();
    await page.getByRole("button", { name: new RegExp(`^${digit}, \\d left$`) }).click();
  }
  expect(await digits(page)).toBe(PUZZLE);
  await expect(truth(page)).toContainText("One solution. 51 cells open");
  await button(page, "Solve").click();
  expect(await digits(page)).toBe(SOLUTION);
  await expect(report(page)).toContainText("One solution");
  await expect(report(page)).toContainText("51 cells filled in.");
});

test("by keyboard alone, from the moment the page is there", async ({ open, page }) => {
  await open();
  await expect(cell(page, 1, 1)).toBeFocused();
  for (let row = 0; row < 9; row++) {
    for (const character of PUZZLE.slice(row * 9, row * 9 + 9)) {
      if (character !== ".") await page.keyboard.press(character);
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
  }
  expect(await digits(page)).toBe(PUZZLE);
  await page.keyboard.press("Enter");
  expect(await digits(page)).toBe(SOLUTION);
});

test("the numpad writes, and five keys erase", async ({ open, page }) => {
  await open();
  for (const key of ["Backspace", "Delete", "0", "Numpad0", "Space"]) {
    await page.keyboard.press("Numpad7");
    await expect(cell(page, 1, 1)).toHaveText("7");
    await page.keyboard.press(key);
    await expect(cell(page, 1, 1)).toHaveText("");
  }
});

test("arrows stop at the edge, Home and End go to the ends, Tab leaves", async ({ open, page }) => {
  await open();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(cell(page, 1, 9)).toBeFocused();
  await page.keyboard.press("Control+End");
  await expect(cell(page, 9, 9)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(cell(page, 9, 1)).toBeFocused();
  // One tab stop: the next one is outside, and back again is the same cell.
  await page.keyboard.press("Tab");
  await expect(board(page).locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(cell(page, 9, 1)).toBeFocused();
});

test("digits still reach the board after a button was clicked", async ({ open, page }) => {
  await open();
  await button(page, "Undo").click({ force: true });
  await button(page, "Notes").click();
  await button(page, "Notes").click();
  await page.keyboard.press("4");
  await expect(cell(page, 1, 1)).toHaveText("4");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test("tapping cells and digits", async ({ open, page }) => {
    await open();
    for (const [row, column, digit] of givens(PUZZLE).slice(0, 12)) {
      await cell(page, row, column).tap();
      await page.getByRole("button", { name: new RegExp(`^${digit}, \\d left$`) }).tap();
    }
    expect(await digits(page)).toBe(PUZZLE.slice(0, 34).padEnd(81, "."));
    await button(page, "Erase").tap();
    expect(await digits(page)).toBe(PUZZLE.slice(0, 31).padEnd(81, "."));
  });
});

test("a screen reader is told place, digit, who wrote it and what is wrong", async ({ open, page }) => {
  await open(`?puzzle=${PUZZLE}`);
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1, column 1, 5, given");
  await expect(cell(page, 1, 1)).toHaveAttribute("aria-readonly", "true");
  await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, empty");
  await cell(page, 1, 3).click();
  await expect(cell(page, 1, 3)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("5");
  await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, 5, yours, conflict");
  await expect(cell(page, 1, 3)).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".conflict")).toHaveCount(2);
  await expect(page.locator(".overlay line")).toHaveCount(1);
});

test("boxes end with bold borders", async ({ open, page }) => {
  await open();
  await expect(board(page).locator(".bold-border-right")).toHaveCount(18);
  await expect(board(page).locator(".bold-border-bottom")).toHaveCount(18);
  await expect(cell(page, 1, 3)).toHaveClass(/bold-border-right/);
  await expect(cell(page, 6, 1)).toHaveClass(/bold-border-bottom/);
});

test("givens are frozen while solving, and free while entering", async ({ open, page }) => {
  await open(`?puzzle=${PUZZLE}`);
  await page.keyboard.press("9");
  await expect(cell(page, 1, 1)).toHaveText("5");
  await button(page, "Enter givens").click();
  await page.keyboard.press("9");
  await expect(cell(page, 1, 1)).toHaveText("9");
});

test("notes are pencilled, and rubbed out by a digit that sees them", async ({ open, page }) => {
  await open(`?puzzle=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press("n");
  await page.keyboard.press("1");
  await page.keyboard.press("4");
  await page.keyboard.press("n");
  await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, empty, notes 1 4");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("4");
  await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, empty, notes 1");
});
