// The examples in Firefox. Playwright's own Firefox is a download; Debian's is driven by Puppeteer, over WebDriver BiDi.
import { existsSync } from "node:fs";
import puppeteer, { type Browser } from "puppeteer-core";
import { EXAMPLES } from "../support/embed";
import { expect, test } from "../support/page";

const firefox = [process.env.SUDOKIT_FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
  (path) => path && existsSync(path),
);

test.describe.configure({ mode: "serial" });

test.describe("in Firefox", () => {
  test.skip(!firefox, "there is no Firefox here: apt-get install firefox-esr, or name one in SUDOKIT_FIREFOX");

  let browser: Browser;
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: firefox!,
      headless: true,
      args: ["--no-remote"],
    });
  });
  test.afterAll(() => browser?.close());

  for (const example of EXAMPLES) {
    test(`the example ${example || "index"} works`, async ({ baseURL }) => {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      await page.goto(new URL(`examples/${example}`, baseURL).href);
      const grids = await page.evaluate(async () => {
        const boards = [...document.querySelectorAll("sudoku-board")];
        if (boards.length) await customElements.whenDefined("sudoku-board");
        await Promise.all(boards.map((board) => board.ready));
        await new Promise((resolve) => setTimeout(resolve, 100));
        return boards.map((board) => board.shadowRoot!.querySelectorAll("[role=gridcell]").length);
      });
      for (const cells of grids) expect([16, 36, 81]).toContain(cells);
      if (example === "headless.html") {
        await page.click("#count");
        // `waitForFunction` needs `eval`, which the site's policy forbids.
        const said = () => page.evaluate(() => document.querySelector("output")!.textContent);
        await expect.poll(said).toContain("solutions");
        await page.click("#stop");
        await expect.poll(said).toBe("Stopped.");
      }
      if (example === "one-tag.html") {
        await page.keyboard.press("Tab");
        await page.evaluate(() => document.querySelector("sudoku-board")!.focusCell(2));
        await page.keyboard.press("4");
        expect(await page.evaluate(() => document.querySelector("sudoku-board")!.value[2])).toBe("4");
      }
      expect(complaints).toEqual([]);
      await page.close();
    });
  }
});
