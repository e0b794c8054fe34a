import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AuthorError } from './AuthorError';

/** Milliseconds that the holder of a lock has to end, if it was killed just now. */
const patience = 1000;

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
    if (isRunning(holder) && (await outlives(holder, patience))) {
      throw new AuthorError(`Another build is under way (process ${holder}); wait for it to end.`);
    }
    await rm(lock, { force: true });
    await take(lock);
  }
}

/** Whether a process still runs after so many milliseconds; one that was killed takes its time to go. */
async function outlives(pid: number, time: number): Promise<boolean> {
  for (const end = Date.now() + time; Date.now() < end; await wait(50)) {
    if (!isRunning(pid)) return false;
  }
  return true;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) {
    return false;
  }
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process has ended and only waits for its parent to ask how (proc(5): the state follows the name in brackets). */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // Not Linux, or gone by now.
    return false;
  }
}
