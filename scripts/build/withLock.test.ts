import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withLock } from './withLock';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
const lock = path.join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

test('a second task is refused while the first one runs, and not after', async () => {
  await withLock(lock, async () => {
    await expect(withLock(lock, () => Promise.resolve())).rejects.toThrow(
      `Another build is under way (process ${process.pid}); wait for it to end.`,
    );
  });
  expect(existsSync(lock)).toBe(false);
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
});

test('the lock of a process that is no more is taken over', async () => {
  writeFileSync(lock, '999999999');
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
});

test('a lock that says nothing yet is held until it has had the time to', async () => {
  writeFileSync(lock, '');
  setTimeout(() => writeFileSync(lock, String(process.pid)), 100);
  await expect(withLock(lock, () => Promise.resolve())).rejects.toThrow('under way');
  writeFileSync(lock, '');
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
});

test.each([
  ['has ended', 'exit 0'],
  ['ends a moment later', 'sleep 0.3'],
])('the lock of a process that %s is taken over', async (_, command) => {
  const process = spawn('sh', ['-c', command]);
  writeFileSync(lock, String(process.pid));
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
});

test.runIf(process.platform === 'linux')(
  'the lock of a process that nobody asks how it ended is taken over',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 10']);
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    writeFileSync(lock, pid.toString().trim());
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
    parent.kill();
  },
);
