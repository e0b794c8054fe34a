import path from 'node:path';
import { checkApplication, checkConsent, checkMinimal } from '../checkApplication';
import { installPackages } from '../../../support/installPackages.mjs';
import { runCommand } from '../../../support/runCommand';
import { startServer } from '../startServer';
import type { Suite } from '../suite';

const port = 4161;
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
    const server = await startServer('npx', ['next', 'start', '--port', `${port}`], {
      cwd,
      port,
      env,
    });
    try {
      const app = { report, browser, origin: server.origin, home: '/' };
      await checkApplication(app);
      await checkConsent(app);
      await checkMinimal({ ...app, home: '/minimo' });
    } finally {
      await server.stop();
    }
  },
};
