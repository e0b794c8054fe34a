import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fingerprintFiles } from '../../build/fingerprintFiles';
import { copySite, type SiteCopy } from '../../support/copySite';
import { createReport } from '../../support/createReport';

/** `npm run test:builds`: builds two copies of the site in different folders, and kills a build in between. */
async function main(): Promise<void> {
  const report = createReport('builds');
  const site = copySite();
  const other = copySite('another-site-in-a-folder-with-a-longer-name-');
  const build = ({ build: run }: SiteCopy) => {
    const { code, output } = run();
    if (code !== 0) throw new Error(output.slice(-4000));
  };
  const read = ({ folder }: SiteCopy) => fingerprintFiles(path.join(folder, 'build'));
  let first = new Map<string, string>();
  const compare = (copy: SiteCopy) => {
    const now = read(copy);
    const differing = [...new Set([...first.keys(), ...now.keys()])].filter(
      (file) => first.get(file) !== now.get(file),
    );
    if (differing.length > 0) throw new Error(`different bytes in ${differing.join(', ')}`);
  };
  await report.check('a copy without git history builds', () => {
    build(site);
    first = read(site);
  });
  await report.check('a killed build keeps the last good output', async () => {
    await killBuild(site);
    compare(site);
  });
  await report.check('the next build succeeds and is byte-identical to the first', () => {
    build(site);
    compare(site);
  });
  await report.check('a build in another folder is byte-identical too', () => {
    build(other);
    compare(other);
  });
  site.remove();
  other.remove();
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
