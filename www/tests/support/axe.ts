// Accessibility rules, checked by axe.
import axe from "axe-core";
import type { Page } from "@playwright/test";

import { expect } from "./page";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Expects that axe finds nothing against WCAG 2.2 AA on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated rather than added as a script: the page's policy forbids what is not one of its files.
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (tags) => {
    const results = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: "tag", values: tags },
    });
    return results.violations.map((violation) => ({
      rule: violation.id,
      help: violation.help,
      at: violation.nodes.map((node) => node.target.join(" ")),
    }));
  }, WCAG_22_AA);
  expect(found).toEqual([]);
}
