// The Lab's comparison: all strategies on one board, in the worker.
import { expectAccessible } from "../support/axe";
import { button } from "../support/board";
import { expect, test } from "../support/page";

test("all strategies on article 002's board, with the counts of an independent program", async ({ open, page }) => {
  await open("#lab/sudoku/article-002/first-cell/compare");
  await button(page, "Compare all strategies").click();
  await expect(page.getByText("All strategies are done.")).toBeVisible();
  const rows = await page.locator(".chart tbody tr").evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll(".figure")].slice(0, 2).map((figure) => figure.textContent)),
  );
  expect(rows.slice(0, 6)).toEqual([
    ["4209", "304,659"],
    ["4209", "54,788"],
    ["4209", "11,234"],
    ["52", "102"],
    ["52", "102"],
    ["1", "102"],
  ]);
  expect(rows).toHaveLength(7);
  // Brute force is not run.
  await expect(page.locator(".brute-force")).toContainText("9⁵¹ fillings");
  await expect(page.locator(".brute-force")).toContainText("about 4.6 × 10⁴⁸");
  await expect(page.locator(".brute-force")).toContainText("about 1.5 × 10³² years");
  await expectAccessible(page);
});

test("what runs out of its budget is more than", async ({ open, page }) => {
  await open("#lab/sudoku/against-first-cell/first-cell/compare");
  await page.getByLabel("Budget for each").selectOption("100000");
  await button(page, "Compare all strategies").click();
  await expect(page.getByText("All strategies are done.")).toBeVisible();
  await expect(page.locator(".chart tbody tr").first().locator(".figure").first()).toHaveText("> 100,000");
  await expect(page.getByText(/“more than”/)).toBeVisible();
});

test("it can be cancelled, and another board begins anew", async ({ open, page }) => {
  await open("#lab/sudoku/against-first-cell/first-cell/compare");
  await page.getByLabel("Budget for each").selectOption("100000000");
  await button(page, "Compare all strategies").click();
  await expect(page.locator(".progress")).toContainText(/First cell, compare cells: [\d,]+ nodes/);
  await button(page, "Cancel").click();
  await expect(page.getByText("Stopped.")).toBeVisible();
  await page.getByLabel("Instance").selectOption("4x4");
  await expect(page.locator(".figure")).toHaveCount(0);
  await button(page, "Compare all strategies").click();
  await expect(page.getByText("All strategies are done.")).toBeVisible();
  await expect(page.locator(".figure")).toHaveCount(21);
});

test("the table can be copied", async ({ open, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("#lab/queens/6/plain/compare/all");
  await button(page, "Compare all strategies").click();
  await expect(page.getByText("All strategies are done.")).toBeVisible();
  await button(page, "Copy as CSV").click();
  const csv = await page.evaluate(() => navigator.clipboard.readText());
  const lines = csv.trim().split("\n");
  expect(lines[0]).toBe("strategy,finished,solutions,nodes,checks,placements,undos,deepest,seconds");
  // Six queens have four arrangements.
  expect(lines.slice(1).map((line) => line.split(",").slice(0, 3).join(","))).toEqual([
    "plain,true,4",
    "bitwise,true,4",
    "middle-first,true,4",
  ]);
});
