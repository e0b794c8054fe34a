/** Builds a copy of the site twice, with a killed build in between. The tests depend on their order. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copySite, type SiteCopy } from '../../scripts/support/copySite';

let site: SiteCopy;
beforeAll(() => {
  site = copySite();
});
afterAll(() => site.remove());

describe('a copy without git history', () => {
  let first: Record<string, string>;

  test('builds', async () => {
    expect(await site.build()).toMatchObject({ succeeded: true });
    first = fingerprintFiles(path.join(site.folder, 'build'));
  });

  test('keeps the last good output when a build is killed', async () => {
    await killBuild(site.folder);
    expect(fingerprintFiles(path.join(site.folder, 'build'))).toEqual(first);
  });

  test('has the same bytes after the next build', async () => {
    expect(await site.build()).toMatchObject({ succeeded: true });
    expect(fingerprintFiles(path.join(site.folder, 'build'))).toEqual(first);
  });
});

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
