// Where the page's program can't run, the page says what is missing, below a board that is there all the same.
import { expect, test } from "@playwright/test";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the board is painted, and what is needed is said", async ({ page }) => {
    await page.goto("");
    await expect(page.locator(".cell")).toHaveCount(81);
    await expect(page.locator("noscript .trouble")).toBeVisible();
  });
});

test("without WebAssembly", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "WebAssembly", { value: undefined }));
  await page.goto("");
  await expect(page.getByRole("alert")).toContainText("This browser has no WebAssembly");
  await expect(page.locator(".cell")).toHaveCount(81);
});

for (const [what, pattern] of [
  ["the program", /\.wasm$/],
  ["its glue", /sudokit(-[0-9a-f]+)?\.js$/],
] as const) {
  test(`without ${what}`, async ({ page }) => {
    await page.route(pattern, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("");
    await expect(page.getByRole("alert")).toContainText("The solver could not be loaded");
    await expect(page.locator(".cell")).toHaveCount(81);
  });
}

test("nothing moves when the program takes the page over", async ({ page }) => {
  // The page as it is before the program: its glue does not come.
  await page.route(/sudokit(-[0-9a-f]+)?\.js$/, (route) => route.abort());
  await page.goto("");
  const before = await page.locator(".board").boundingBox();
  await page.unrouteAll();
  await page.goto("");
  await expect(page.getByRole("grid")).toBeVisible();
  expect(await page.locator(".board").boundingBox()).toEqual(before);
});
