import path from 'node:path';
import { checkApplication, checkConsent, checkMinimal, visit } from '../checkApplication';
import { expect } from '../expect';
import { findFreePort } from '../../../support/findFreePort';
import { installPackages } from '../../../support/installPackages.mjs';
import { runCommand } from '../../../support/runCommand';
import { withServer } from '../../../support/withServer';
import type { Suite } from '../suite';

const env = { NG_CLI_ANALYTICS: 'false' };

/** Builds and prerenders the Angular example, and runs it behind its own server with the strict policy. */
export const angular: Suite = {
  name: 'angular',
  async run({ report, browser, examples }) {
    const cwd = path.join(examples, 'angular');
    installPackages(cwd);
    await report.check('the project compiles, builds and prerenders', async () => {
      await runCommand('npm', ['run', 'build'], { cwd, env });
    });

    const port = await findFreePort();
    const serve = (project: string, use: (origin: string) => Promise<void>) =>
      withServer('node', ['server.mjs', project, `${port}`], { cwd, port }, use);

    await serve('tienda', async (origin) => {
      const app = { report, browser, origin, home: '/' };
      await report.check('the prerendered HTML holds the page', async () => {
        const html = await (await fetch(`${origin}/productos/silla-roble`)).text();
        expect(html).toContain('Producto silla-roble</h1>');
      });
      await checkApplication(app);
      await report.check('hydration keeps the prerendered HTML', () =>
        visit(app, {}, async ({ page, errors }) => {
          await expect(page.getByRole('link', { name: 'Preguntar' })).toBeVisible();
          await expect(page.locator('app-root h1')).toHaveCount(1);
          expect(errors).toEqual([]);
        }),
      );
      await checkConsent(app);
    });
    await serve('minimo', (origin) => checkMinimal({ report, browser, origin, home: '/' }));
  },
};
