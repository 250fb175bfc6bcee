// What is fetched when: the worker only for what is not a 9×9, or not a plain line.
import { PUZZLE, button, digits, paste, started } from "../support/board";
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

test("the words of a language are fetched when it is chosen, and it stays", async ({ page, open }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open();
  expect(fetched.filter((url) => url.includes("words"))).toEqual([]);
  await page.getByLabel("Language").selectOption("ru");
  await expect(button(page, "Решить")).toBeVisible();
  await open();
  await expect(button(page, "Решить")).toBeVisible();
});

test("a language whose words can't be fetched leaves the page as it was, and says why", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.route(/words-zh/, (route) => route.abort());
  await page.goto("");
  await started(page);
  await page.getByLabel("Language").selectOption("zh");
  await expect(page.getByRole("alert")).toContainText("A part of this page could not be loaded");
  await expect(button(page, "Solve")).toBeVisible();
  await page.close();
});
