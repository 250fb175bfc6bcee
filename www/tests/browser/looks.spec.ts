// Light and dark, three languages, small screens; axe finds nothing.
import { expectAccessible } from "../support/axe";
import { BROKEN, MANY, PUZZLE, button, cell, paste, report, truth } from "../support/board";
import { expect, test } from "../support/page";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("axe finds nothing on an empty board", async ({ open, page }) => {
      await open();
      await expectAccessible(page);
    });

    test("axe finds nothing with digits, notes, conflicts and answers", async ({ open, page }) => {
      await open(`?puzzle=${PUZZLE}`);
      await cell(page, 1, 3).click();
      await page.keyboard.press("5");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Shift+Digit6");
      await expectAccessible(page);
      await button(page, "Solve").click();
      await expectAccessible(page);
      await paste(page, MANY);
      await button(page, "Solve").click();
      await expect(report(page)).toContainText("26 solutions");
      await expectAccessible(page);
      await paste(page, BROKEN);
      await button(page, "Solve").click();
      await expectAccessible(page);
    });

    for (const panel of ["Open…", "Examples", "Share", "Keys"]) {
      test(`axe finds nothing with ${panel} open`, async ({ open, page }) => {
        await open(`?puzzle=${PUZZLE}`);
        await button(page, panel).click();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await expect(page.locator(".panel")).toHaveCount(0);
        await expect(cell(page, 1, 1)).toBeFocused();
      });
    }
  });
}

test("forced colours leave the selected cell and the present view to be seen", async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(`?puzzle=${PUZZLE}`);
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, 1, 2)).toBeFocused();
  await expect(cell(page, 1, 2)).toHaveCSS("outline-style", "solid");
  const line = (view: string) =>
    page
      .getByRole("link", { name: view, exact: true })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await line("Solve")).not.toBe(await line("Lab"));
});

test("the theme can be chosen and is kept", async ({ open, page }) => {
  await open();
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "auto");
  await page.getByRole("button", { name: /^Theme/ }).click();
  await page.getByRole("button", { name: /^Theme/ }).click();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).toHaveCSS("background-color", "rgb(20, 21, 24)");
  await open();
  await expect(root).toHaveAttribute("data-theme", "dark");
});

for (const [locale, solve, one] of [
  ["en-GB", "Solve", "One solution."],
  ["ru-RU", "Решить", "Одно решение."],
  ["zh-CN", "求解", "唯一解。"],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test("speaks the browser's language", async ({ open, page }) => {
      await open(`?puzzle=${PUZZLE}`);
      await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
      await expect(truth(page)).toContainText(one);
      await button(page, solve).click();
      await expectAccessible(page);
    });

    for (const [width, height] of [[360, 640], [320, 568]] as const) {
      test.describe(`${width}×${height}`, () => {
        test.use({ viewport: { width, height } });

        test("everything that playing takes is on the screen", async ({ open, page }) => {
          await open(`?puzzle=${PUZZLE}`);
          await expect(truth(page)).toContainText(one);
          const bottom = await page.locator(".asks").evaluate((e) => e.getBoundingClientRect().bottom);
          expect(bottom).toBeLessThanOrEqual(height);
          const scrolls = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
          );
          expect(scrolls, "sideways").toBe(false);
        });
      });
    }
  });
}

test("a phone held sideways shows the whole board", async ({ open, page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open(`?puzzle=${PUZZLE}`);
  const box = await page.getByRole("grid").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(360);
  expect(box?.height).toBeGreaterThan(250);
});
