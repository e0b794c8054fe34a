import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromiumOverride, findWholeChromium } from './scripts/support/chromium';

const port = Number(process.env.E2E_PORT ?? 4010);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In CI, a test that passes only at the second try is reported as flaky with a trace, and still fails the run.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  workers: 2,
  // Long limits, because a loaded machine is several times slower.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [
    { name: 'site', testIgnore: '**/{resilience,guide,dev,examples}/*.spec.ts' },
    // Slower tests: a deployment while a page is open, and scripts or stylesheets that fail to load.
    { name: 'resilience', testMatch: '**/resilience/*.spec.ts', timeout: 120_000 },
    // Repeats tests of input, clipboard and requests in full Chromium, because the headless shell handles these differently.
    {
      name: 'whole-browser',
      grep: /@whole-browser/,
      use: {
        // If no executable is found, Playwright's error names the build that this channel asks for.
        channel: 'chromium',
        launchOptions: { executablePath: findWholeChromium(), args: chromiumArgs },
      },
    },
    // Runs the code that the pages show against the fake widget; no page of the site is opened.
    { name: 'guide', testMatch: '**/guide/*.spec.ts' },
    // Builds and serves the example projects and a WordPress, one after another. `npm run test:examples` runs `guide` too.
    { name: 'examples', testMatch: '**/examples/*.spec.ts', workers: 1 },
    // `npm run test:dev`: edits a copy of the site while `docusaurus start` serves it.
    { name: 'dev', testMatch: '**/dev/*.spec.ts', timeout: 600_000, expect: { timeout: 60_000 } },
    // `npm run test:engines`: tests the requirements in Playwright's builds of Firefox and WebKit.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testMatch: '**/specification/*.spec.ts',
      use: { browserName, permissions: [], launchOptions: {} },
    })),
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: `http://localhost:${port}`,
    // Tests read the clipboard after they press a copy button.
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromiumOverride(), args: chromiumArgs },
  },
  webServer: {
    command: `npm run --silent serve -- --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});
