import { defineConfig, devices } from "@playwright/test";

// `cargo xtask test` builds and serves the shipped site, finds a Chromium, and names both here.
const url = process.env.SUDOKIT_URL;
const chromium = process.env.SUDOKIT_CHROMIUM;
if (!url || !chromium) {
  throw new Error(
    "These tests need a served site and a browser: run `cargo xtask test --only browser` " +
      "(what follows `--` goes to Playwright, as in `-- --grep undo`).",
  );
}

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "../target/xtask/playwright",
  // CI machines are slow, and the first page of a browser takes the longest; a test that hangs ends nevertheless.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  reporter: "list",
  use: {
    baseURL: url,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    {
      name: "chromium",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
  ],
});
