import path from 'node:path';
import { checkApplication, checkConsent, checkMinimal } from '../checkApplication';
import { findFreePort } from '../../../support/findFreePort';
import { installPackages } from '../../../support/installPackages.mjs';
import { runCommand } from '../../../support/runCommand';
import { withServer } from '../../../support/withServer';
import type { Suite } from '../suite';

const env = { NEXT_TELEMETRY_DISABLED: '1' };

/** Builds the Next.js example, which type-checks it, and runs it as its visitors would. */
export const nextjs: Suite = {
  name: 'nextjs',
  async run({ report, browser, examples }) {
    const cwd = path.join(examples, 'nextjs');
    installPackages(cwd);
    await report.check('the project type-checks and builds', async () => {
      await runCommand('npm', ['run', 'build'], { cwd, env });
    });
    const port = await findFreePort();
    const args = ['next', 'start', '--port', `${port}`];
    await withServer('npx', args, { cwd, port, env }, async (origin) => {
      const app = { report, browser, origin, home: '/' };
      await checkApplication(app);
      await checkConsent(app);
      await checkMinimal({ ...app, home: '/minimo' });
    });
  },
};
