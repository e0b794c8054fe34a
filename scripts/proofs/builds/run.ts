import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fingerprintFolder } from '../../build/fingerprintFolder';
import { copySite, type SiteCopy } from '../../support/copySite';
import { createReport } from '../../support/createReport';

/** `npm run test:builds`: builds a copy of the site twice, and kills a build in between. */
async function main(): Promise<void> {
  const report = createReport('builds');
  const site = copySite();
  const build = () => {
    const { code, output } = site.build();
    if (code !== 0) throw new Error(output.slice(-4000));
  };
  const hash = () => fingerprintFolder(path.join(site.folder, 'build'));
  let first = '';
  await report.check('a copy without git history builds', () => {
    build();
    first = hash();
  });
  await report.check('a killed build keeps the last good output', async () => {
    await killBuild(site);
    if (hash() !== first) throw new Error('build/ has changed');
  });
  await report.check('the next build succeeds and is byte-identical to the first', () => {
    build();
    if (hash() !== first) throw new Error('build/ has changed');
  });
  site.remove();
  report.finish();
}

/** Starts a build and kills it with its child processes once it has written its first page. */
async function killBuild({ folder }: SiteCopy): Promise<void> {
  const program = path.join(folder, 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [program, 'scripts/build.ts'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
  });
  while (!existsSync(path.join(folder, 'build.next/index.html'))) {
    if (child.exitCode !== null) throw new Error('the build ended before it wrote a page');
    await wait(50);
  }
  const closed = new Promise((resolve) => child.once('close', resolve));
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await closed;
}

void main();
