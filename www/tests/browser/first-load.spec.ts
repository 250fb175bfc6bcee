import { expect, test } from "../support/page";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test("a 9×9 is opened and solved without the worker; a larger board fetches it", async ({ page, open }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(`?puzzle=${PUZZLE}`);
  await page.keyboard.press("Enter");
  await expect(page.locator(".cell.solver")).toHaveCount(51);
  expect(fetched.filter((url) => url.includes("worker"))).toEqual([]);

  const asked = page.waitForRequest(/sudokit-worker[^/]*\.wasm/);
  await open("?puzzle=1234............");
  await asked;
});
