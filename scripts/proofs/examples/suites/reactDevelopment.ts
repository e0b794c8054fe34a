import path from 'node:path';
import { checkLifeCycle, expectReady, visit } from '../checkApplication';
import { findFreePort } from '../../../support/findFreePort';
import { installPackages } from '../../../support/installPackages.mjs';
import { withServer } from '../../../support/withServer';
import type { Suite } from '../suite';

/** Runs the React example on Vite's development server, where StrictMode runs every effect twice. */
export const reactDevelopment: Suite = {
  name: 'react-development',
  async run({ report, browser, examples }) {
    const cwd = path.join(examples, 'react');
    installPackages(cwd);
    const port = await findFreePort();
    const args = ['vite', '--host', 'localhost', '--strictPort', '--port', `${port}`];
    await withServer('npx', args, { cwd, port }, async (origin) => {
      const app = {
        report: {
          ...report,
          check: (name: string, run: () => void | Promise<void>) =>
            report.check(`under StrictMode: ${name}`, run),
        },
        browser,
        origin,
        home: '/',
        // Vite's client keeps its connection alive.
        serverTimers: 1,
      };
      // The first visit makes Vite bundle the dependencies, after which it may reload the page.
      await visit(app, {}, async ({ page }) => {
        await expectReady(page);
        await page.waitForLoadState('networkidle');
      });
      await checkLifeCycle(app);
    });
  },
};
