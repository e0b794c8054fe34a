import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  testDir: 'tests',
  workers: 1,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  webServer: {
    command: `vite preview --host localhost --strictPort --port ${port}`,
    port,
    reuseExistingServer: true,
  },
});
