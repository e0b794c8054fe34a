import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/support/chromium';

const port = Number(process.env.E2E_PORT ?? 4010);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './scripts/support/warnOfOldBuild.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // On a loaded machine everything takes several times as long; what a test proves is never a duration.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: 'test-results',
  projects: [
    { name: 'site', testIgnore: '**/performance/*.spec.ts' },
    // Time and layout shifts depend on load: one worker, and scripts/test.ts runs nothing else beside it.
    { name: 'performance', testMatch: '**/performance/*.spec.ts', workers: 1 },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: {
    command: `npm run --silent serve -- --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});
