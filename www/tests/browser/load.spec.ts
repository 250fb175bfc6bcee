// The shipped site loads, below a path of its own and under a strict Content-Security-Policy.
import { expect, test } from "../support/page";

test("the page starts", async ({ open, page }) => {
  await open();
  await expect(page).toHaveTitle(/Sudokit/);
  await expect(page.locator("script[type=module]")).toHaveCount(1);
});

test("every file keeps to the site's own folder", async ({ open, page, baseURL }) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await open();
  await page.waitForLoadState("networkidle");
  expect(urls.some((url) => url.endsWith(".wasm"))).toBe(true);
  for (const url of urls.filter((url) => !url.startsWith("data:") && !url.startsWith("blob:"))) {
    expect(url.startsWith(baseURL ?? "-"), url).toBe(true);
  }
});

test("a file that is not there is said to be absent", async ({ request }) => {
  expect((await request.get("no-such-file.js")).status()).toBe(404);
  expect((await request.get("../../Cargo.toml")).status()).toBe(404);
});

test("files come with the types that browsers insist on", async ({ request, baseURL }) => {
  const page = await request.get("");
  expect(page.headers()["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers()["cache-control"]).toBe("no-store");
  const script = /src="([^"]+\.js)"/.exec(await page.text())?.[1];
  const answer = await request.get(new URL(script ?? "-", baseURL).href);
  expect(answer.headers()["content-type"]).toBe("text/javascript; charset=utf-8");
});
