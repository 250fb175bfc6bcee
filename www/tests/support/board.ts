// The board as a person meets it: cells, what stands in them, and the line below.
import { type Locator, type Page, expect } from "@playwright/test";

/** Article 002's board, and its only solution as an independent program gives it. */
export const PUZZLE =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/** A board with 26 solutions: a given was lost when it was copied. */
export const MANY =
  "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";
/** Article 003's board, which breaks the rules in three pairs. */
export const BROKEN =
  "3.65.84..52........87....31..3.1..8.9..8.3..4.6....28.8...6...34.8..5..17...9.6..";
/** Article 002's board with a 2 in r1c3: no rule is broken, and there is no solution. */
export const NONE = "532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

export const board = (page: Page): Locator => page.getByRole("grid");

export const truth = (page: Page): Locator => page.locator(".truth");

export const report = (page: Page): Locator => page.locator(".report");

/** The cell in this row and column, counted from 1. */
export function cell(page: Page, row: number, column: number): Locator {
  return board(page).getByRole("row").nth(row - 1).getByRole("gridcell").nth(column - 1);
}

/** What stands on the board, as a line with dots for open cells. */
export async function digits(page: Page): Promise<string> {
  await started(page);
  const cells = await board(page)
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector(".digit")?.textContent ?? "."));
  return cells.join("");
}

/** The cells of a line that hold a digit: row, column, digit. */
export function givens(line: string): [row: number, column: number, digit: string][] {
  const side = Math.sqrt(line.length);
  return [...line]
    .map((digit, at): [number, number, string] => [
      Math.floor(at / side) + 1,
      (at % side) + 1,
      digit,
    ])
    .filter(([, , digit]) => digit !== ".");
}

/** Waits for the page's program: an event that comes before it is lost. Other pages have nothing to wait for. */
export async function started(page: Page): Promise<void> {
  await expect(page.locator("#app .waiting")).toHaveCount(0);
}

/** Pastes a text as a person does with the keyboard: the event goes to what has the focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await started(page);
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    const event = new ClipboardEvent("paste", {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });
