// Pages of other people, with boards in them.
import type { Page } from "@playwright/test";

// The example of the Wikipedia article on Sudoku, and its solution.
export const EASY =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const SOLVED =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** Every event that a board sends, as the page's own listeners hear it. */
export interface Heard {
  type: string;
  detail: Record<string, unknown> | null;
}

/**
 * Shows a page that is none of ours, beside the shipped site. Its own script, a file, notes the boards' events.
 * Answers a function that gives what was heard since the last call.
 */
export async function show(
  page: Page,
  body: string,
  options: { policy?: string; head?: string; script?: string } = {},
): Promise<() => Promise<Heard[]>> {
  const script = options.script ?? "../npm/sudokit.js";
  await page.route("**/elsewhere/page.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: options.policy ? { "content-security-policy": options.policy } : {},
      body: `<!doctype html><html><head><meta charset="utf-8"><title>Elsewhere</title>
        <script src="heard.js"></script>${options.head ?? ""}
        <script type="module" src="${script}"></script></head><body>${body}</body></html>`,
    }),
  );
  await page.route("**/elsewhere/heard.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `document.heard = [];
        for (const type of ["ready", "input", "change", "complete", "conflict", "error"]) {
          document.addEventListener(type, ({ detail }) => document.heard.push({ type, detail }));
        }`,
    }),
  );
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto("elsewhere/page.html");
  return () =>
    page.evaluate(() => (document as unknown as { heard: Heard[] }).heard.splice(0));
}

/** Waits until every board of the page can be played. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector("sudoku-board") || customElements.get("sudoku-board"),
  );
  await page.evaluate(async () => {
    const boards = document.querySelectorAll<HTMLElement & { ready: Promise<void> }>("sudoku-board");
    await Promise.all([...boards].map((board) => board.ready));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll("sudoku-board")].every((board) =>
      board.shadowRoot?.querySelector("[role=grid]"),
    ),
  );
}

export const EXAMPLES = [
  "",
  "one-tag.html",
  "asks.html",
  "styled.html",
  "quiz.html",
  "several.html",
  "headless.html",
  "blog.html",
  "iframe.html",
  "embed.html?puzzle=" + EASY,
];

declare global {
  // What the element's own module declares, for pages that are looked at from here.
  interface HTMLElementTagNameMap {
    "sudoku-board": import("../../src/element").SudokuBoardElement;
  }
}
