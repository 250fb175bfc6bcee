// What is fetched when: the worker only for what is not a 9×9, or not a plain line.
import { PUZZLE, digits, paste } from "../support/board";
import { expect, test } from "../support/page";

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

test("a plain line is read without the worker; a drawn board fetches it", async ({ page, open }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open();
  await paste(page, `${PUZZLE.replaceAll(".", "0")}\n`);
  expect(await digits(page)).toBe(PUZZLE);
  expect(fetched.filter((url) => url.includes("worker"))).toEqual([]);

  const asked = page.waitForRequest(/sudokit-worker[^/]*\.wasm/);
  await paste(page, PUZZLE.replace(/.{9}/g, "$&\n"));
  await asked;
});
