import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/browser/findChromium';

const port = Number(process.env.E2E_PORT ?? 4010);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: `artifacts/${process.env.E2E_REPORT ?? 'playwright.json'}` }],
  ],
  outputDir: 'test-results',
  projects: [
    { name: 'site', testIgnore: '**/alone/*.spec.ts' },
    // What depends on time: scripts/test.ts runs it when nothing else runs.
    { name: 'alone', testMatch: '**/alone/*.spec.ts', workers: 1 },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `npm run --silent serve -- --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});
