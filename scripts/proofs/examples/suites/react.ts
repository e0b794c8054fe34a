import path from 'node:path';
import { expect } from '../expect';
import {
  checkApplication,
  checkConsent,
  checkMinimal,
  expectReady,
  visit,
} from '../checkApplication';
import { ensureChromium } from '../../../support/chromium';
import { findFreePort } from '../../../support/findFreePort';
import { installPackages } from '../../../support/installPackages.mjs';
import { runCommand } from '../../../support/runCommand';
import { withServer } from '../../../support/withServer';
import type { Suite } from '../suite';

/** Type-checks and builds the React example, and runs it as its visitors would. */
export const react: Suite = {
  name: 'react',
  async run({ report, browser, examples }) {
    const cwd = path.join(examples, 'react');
    installPackages(cwd);
    await report.check('the project type-checks and builds', async () => {
      await runCommand('npm', ['run', 'typecheck'], { cwd });
      await runCommand('npm', ['run', 'build'], { cwd });
    });
    const port = await findFreePort();
    const args = ['vite', 'preview', '--host', 'localhost', '--strictPort', '--port', `${port}`];
    await withServer('npx', args, { cwd, port }, async (origin) => {
      const app = { report, browser, origin, home: '/' };
      await checkApplication(app);
      await report.check('the generated script tag has the fixed metadata', () =>
        visit(app, {}, async ({ page }) => {
          await expectReady(page);
          const metadata = await page.evaluate('window.AIFindrWidget.getMetadata()');
          expect(metadata).toEqual({ environment: 'production' });
        }),
      );
      await report.check('the tests that the guide shows pass', async () => {
        const env = { PORT: `${port}`, CHROMIUM_PATH: ensureChromium() };
        await runCommand('npx', ['playwright', 'test'], { cwd, env });
      });
      await checkConsent(app);
      await checkMinimal({ ...app, home: '/minimo/' });
    });
  },
};
