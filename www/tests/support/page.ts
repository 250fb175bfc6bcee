// What every browser test begins with: the page, and an eye on what goes wrong behind it.
import { type Request, test as base, expect } from "@playwright/test";
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
    // Whoever opens another page leaves what the one before still fetches: that is no fault of either.
    const underWay = new Set<Request>();
    const left = new Set<Request>();
    page.on("request", (request) => underWay.add(request));
    page.on("requestfinished", (request) => underWay.delete(request));
    page.on("requestfailed", (request) => {
      if (left.has(request) && request.failure()?.errorText === "net::ERR_ABORTED") return;
      complaints.push(`not loaded: ${request.url()} ${request.failure()?.errorText ?? ""}`);
    });

    await use(async (path = "") => {
      for (const request of underWay) left.add(request);
      await page.goto(path);
      await started(page);
    });

    expect(complaints, "what the page complained about").toEqual([]);
  },
});

export { expect };
