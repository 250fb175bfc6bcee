// Every way in: paste, drop, file, text box, link, examples; and text that can't be read.
import { expect, test } from "../support/page";
import { MANY, PUZZLE, button, cell, digits, paste, report, truth } from "../support/board";

const DRAWN = `+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+`;

test("pasted anywhere, as one line or drawn", async ({ open, page }) => {
  await open();
  await paste(page, PUZZLE);
  expect(await digits(page)).toBe(PUZZLE);
  await button(page, "Clear").click();
  await button(page, "Clear").focus();
  await paste(page, DRAWN);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test("copied from the board", async ({ open, page }) => {
  await open(`?puzzle=${PUZZLE}`);
  const copied = await page.evaluate(() => {
    const data = new DataTransfer();
    const event = new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return data.getData("text/plain");
  });
  expect(copied).toBe(PUZZLE);
});

test("dropped as a file", async ({ open, page }) => {
  await open();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "puzzle.txt", { type: "text/plain" }));
    const event = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
    document.querySelector(".board")?.dispatchEvent(event);
  }, DRAWN);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test("opened as a file", async ({ open, page }) => {
  await open();
  await button(page, "Open…").click();
  await page.getByLabel("Choose a file").setInputFiles({
    name: "puzzle.sdk",
    mimeType: "text/plain",
    buffer: Buffer.from(PUZZLE),
  });
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test("typed into the text box", async ({ open, page }) => {
  await open();
  await button(page, "Open…").click();
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.keyboard.insertText(DRAWN);
  await button(page, "Read").click();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("by a link, which leaves what was there one step back", async ({ open, page }) => {
  await open();
  await paste(page, MANY);
  await open(`?puzzle=${PUZZLE}`);
  expect(await digits(page)).toBe(PUZZLE);
  await button(page, "Undo").click();
  expect(await digits(page)).toBe(MANY);
});

test("a link to the puzzle that is being solved keeps what was done", async ({ open, page }) => {
  await open(`?puzzle=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press("4");
  await open(`?puzzle=${PUZZLE}`);
  await expect(cell(page, 1, 3)).toHaveText("4");
});

test("so does a link with the same puzzle drawn, which the worker reads", async ({ open, page }) => {
  await open(`?puzzle=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press("4");
  await open(`?puzzle=${encodeURIComponent(DRAWN)}`);
  await expect(page).toHaveURL(/^[^?]*$/);
  expect(await digits(page)).toBe(PUZZLE.replace("53.", "534"));
  await open(`?puzzle=${encodeURIComponent(MANY.replace(/.{9}/g, "$&\n"))}`);
  await expect.poll(() => digits(page)).toBe(MANY);
  await button(page, "Undo").click();
  expect(await digits(page)).toBe(PUZZLE.replace("53.", "534"));
});

test("what is done while a text is being read is not undone by it", async ({ open, page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/sudokit-worker[^/]*\.wasm/, async (route) => {
    await held;
    await route.continue();
  });
  await open(`?puzzle=${MANY}`);
  await paste(page, DRAWN);
  // It takes long enough to be seen, and the page goes on.
  await expect(report(page)).toContainText("Reading the text");
  await cell(page, 1, 1).click();
  await page.keyboard.press("5");
  await expect(report(page)).toHaveCount(0);
  await paste(page, DRAWN);
  await expect(report(page)).toContainText("Reading the text");
  await button(page, "Cancel").click();
  await expect(report(page)).toHaveCount(0);
  await paste(page, `${DRAWN}\n\n${DRAWN}`);
  release();
  // Only what was brought last is read.
  await expect(page.getByRole("heading", { name: "2 puzzles" })).toBeVisible();
  expect(await digits(page)).toBe(`5${MANY.slice(1)}`);
});

test("a shared link brings givens, digits and boxes", async ({ open, page }) => {
  await open();
  await page.getByLabel("Size").selectOption("2x3");
  await page.keyboard.press("1");
  await button(page, "Solve it myself").click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("2");
  await button(page, "Share").click();
  const link = await page.getByLabel(/^Link to this board/).inputValue();
  expect(link).toContain("boxes=2x3");
  await page.evaluate(() => localStorage.clear());
  await open(link);
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1, column 1, 1, given");
  await expect(cell(page, 1, 2)).toHaveAccessibleName("row 1, column 2, 2, yours");
});

test("a reload goes on where a shared link was left", async ({ open, page }) => {
  await open(`?puzzle=${PUZZLE}&mine=..4${".".repeat(78)}`);
  await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, 4, yours");
  await cell(page, 1, 4).click();
  await page.keyboard.press("6");
  await page.reload();
  await expect(cell(page, 1, 4)).toHaveAccessibleName("row 1, column 4, 6, yours");
});

test("a link that can't be read says so", async ({ open, page }) => {
  await open("?puzzle=nothing-of-the-kind");
  await expect(report(page)).toContainText("That is no puzzle I can read");
});

test("several puzzles are picked from", async ({ open, page }) => {
  await open();
  await paste(page, `${PUZZLE} first\n${MANY} second\n`);
  await expect(page.getByRole("heading", { name: "2 puzzles" })).toBeVisible();
  await page.getByRole("listitem").nth(1).getByRole("button").click();
  expect(await digits(page)).toBe(MANY);
  await page.getByRole("listitem").nth(0).getByRole("button").click();
  expect(await digits(page)).toBe(PUZZLE);
});

test("digits past 9 that can be meant two ways are asked about", async ({ open, page }) => {
  await open();
  // Digits 1 to 9 and letters A to F: all of them stand in both alphabets.
  const row = "123456789ABCDEF.";
  await paste(page, row + ".".repeat(240));
  await expect(page.getByRole("heading", { name: "What does A stand for?" })).toBeVisible();
  await page.getByRole("button", { name: /^A is 11/ }).click();
  await expect(cell(page, 1, 1)).toHaveText("2");
  await expect(cell(page, 1, 15)).toHaveText("G");
});

test("the examples, one after another, undone one by one", async ({ open, page }) => {
  await open();
  await button(page, "Examples").click();
  await button(page, "Classic, from an article on backtracking").click();
  expect(await digits(page)).toBe(PUZZLE);
  await expect(truth(page)).toContainText("One solution.");
  await button(page, "Undo").click();
  expect(await digits(page)).toBe(".".repeat(81));
});

for (const [what, text, said] of [
  ["prose", "Sudoku is a logic-based, combinatorial number-placement puzzle.", /no puzzle in it/],
  ["a digit too few", PUZZLE.slice(1), /80 cells, 1 missing \(of 81\)/],
] as const) {
  test(`${what} leaves the board as it was and says why`, async ({ open, page }) => {
    await open(`?puzzle=${MANY}`);
    await paste(page, text);
    await expect(report(page)).toContainText("That is no puzzle I can read");
    await expect(report(page)).toContainText(said);
    expect(await digits(page)).toBe(MANY);
    // The text is not lost: it can be put right.
    await button(page, "Edit the text").click();
    await expect(page.getByRole("textbox")).toHaveValue(text);
  });
}

test("a reload brings back board, digits and notes", async ({ open, page }) => {
  await open();
  await paste(page, PUZZLE);
  await cell(page, 1, 3).click();
  await page.keyboard.press("4");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Digit6");
  await open();
  await expect(cell(page, 1, 1)).toHaveAccessibleName("row 1, column 1, 5, given");
  await expect(cell(page, 1, 3)).toHaveAccessibleName("row 1, column 3, 4, yours");
  await expect(cell(page, 1, 4)).toHaveAccessibleName("row 1, column 4, empty, notes 6");
});
