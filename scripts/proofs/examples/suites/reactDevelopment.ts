import path from 'node:path';
import { checkLifeCycle, expectReady, visit } from '../checkApplication';
import { installPackages } from '../../../support/installPackages.mjs';
import { startServer } from '../startServer';
import type { Suite } from '../suite';

const port = 4164;

/** Runs the React example on Vite's development server, where StrictMode runs every effect twice. */
export const reactDevelopment: Suite = {
  name: 'react-development',
  async run({ report, browser, examples }) {
    const cwd = path.join(examples, 'react');
    installPackages(cwd);
    const server = await startServer(
      'npx',
      ['vite', '--host', 'localhost', '--strictPort', '--port', `${port}`],
      { cwd, port },
    );
    const app = {
      report: {
        ...report,
        check: (name: string, run: () => void | Promise<void>) =>
          report.check(`under StrictMode: ${name}`, run),
      },
      browser,
      origin: server.origin,
      home: '/',
      // Vite's client keeps its connection alive.
      serverTimers: 1,
    };
    try {
      // The first visit makes Vite bundle the dependencies, after which it may reload the page.
      await visit(app, {}, async ({ page }) => {
        await expectReady(page);
        await page.waitForLoadState('networkidle');
      });
      await checkLifeCycle(app);
    } finally {
      await server.stop();
    }
  },
};
