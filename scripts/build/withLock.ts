import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { AuthorError } from './AuthorError';

/**
 * Runs a task while no other process runs one with the same lock; a lock whose process is gone is taken over.
 *
 * @throws AuthorError when another process holds the lock
 */
export async function withLock<T>(lock: string, task: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(lock), { recursive: true });
  await take(lock);
  try {
    return await task();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<void> {
  try {
    const handle = await open(lock, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    const holder = Number(await readFile(lock, 'utf8'));
    if (isRunning(holder)) {
      throw new AuthorError(`Another build is under way (process ${holder}); wait for it to end.`);
    }
    await rm(lock, { force: true });
    await take(lock);
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) {
    return false;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
