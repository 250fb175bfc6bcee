// What every browser test begins with: the page, and an eye on what goes wrong behind it.
import { test as base, expect } from "@playwright/test";
import { started } from "./board";

/** A test with `open(path)`, which fails at its end if the page threw, logged an error or broke its policy. */
export const test = base.extend<{ open: (path?: string) => Promise<void> }>({
  open: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") {
        complaints.push(`logged: ${message.text()} (${message.location().url})`);
      }
    });
    page.on("requestfailed", (request) => {
      complaints.push(`not loaded: ${request.url()} ${request.failure()?.errorText ?? ""}`);
    });

    await use(async (path = "") => {
      await page.goto(path);
      await started(page);
    });

    expect(complaints, "what the page complained about").toEqual([]);
  },
});

export { expect };
