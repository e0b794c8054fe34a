/** Builds a copy of the site twice, with a killed build in between. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copySite } from '../../scripts/support/copySite';

test('a killed build keeps the last good output, and the next one has the same bytes, without git history', async () => {
  const site = copySite();
  onTestFinished(() => site.remove());
  const output = path.join(site.folder, 'build');
  expect(await site.build()).toMatchObject({ succeeded: true });
  const files = fingerprintFiles(output);
  await killBuild(site.folder);
  expect(fingerprintFiles(output)).toEqual(files);
  expect(await site.build()).toMatchObject({ succeeded: true });
  expect(fingerprintFiles(output)).toEqual(files);
}, 1_800_000);

/** Returns a hash of the content of every file in a folder, by its path in the folder. */
function fingerprintFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
        return [path.relative(folder, file), hash];
      }),
  );
}

/** Starts a build and kills it with its child processes once it has written its first page. */
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
