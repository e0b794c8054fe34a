/** Builds a copy of the site twice, with a killed build in between. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copySiteToTemp } from '../../scripts/support/copySite';

test('a killed build keeps the last good output, and the next build has the same bytes, without git history', async () => {
  const site = copySiteToTemp();
  onTestFinished(() => site.remove());
  const output = path.join(site.folder, 'build');
  expect(await site.build()).toMatchObject({ succeeded: true });
  const files = fingerprintFiles(output);
  await killBuild(site.folder);
  expect(fingerprintFiles(output)).toEqual(files);
  expect(await site.build()).toMatchObject({ succeeded: true });
  expect(fingerprintFiles(output)).toEqual(files);
}, 1_800_000);

/** Lists the files in a folder and its subfolders, each with a hash of its content. */
function fingerprintFiles(folder: string): string[] {
  const script = 'find . -type f -print0 | sort -z | xargs -0 sha256sum';
  return execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' }).split('\n');
}

/** Starts a build, and kills it and its child processes once it has written the home page; throws if it ends before. */
async function killBuild(folder: string): Promise<void> {
  const program = path.join(folder, 'node_modules/jiti/bin/jiti.js');
  const child = spawn(process.execPath, [program, 'scripts/build.ts'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    const hasPage = () => existsSync(path.join(folder, 'build.next/index.html'));
    await vi.waitUntil(() => hasPage() || child.exitCode !== null, { timeout: 300_000 });
    expect(child.exitCode, 'the build ended before it wrote a page').toBe(null);
  } finally {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
    await closed;
  }
}
