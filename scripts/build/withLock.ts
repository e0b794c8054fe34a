import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AuthorError } from './AuthorError';

/** Milliseconds that the holder of a lock has to end, if it was killed just now, and to write its name. */
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
  const end = Date.now() + patience;
  while (!(await create(lock))) {
    const holder = await readHolder(lock);
    const isHeld = holder === undefined || isRunning(holder);
    if (isHeld && Date.now() < end) {
      await wait(50);
    } else if (isHeld && holder !== undefined) {
      throw new AuthorError(`Another build is under way (process ${holder}); wait for it to end.`);
    } else {
      await rm(lock, { force: true });
    }
  }
}

/** Makes the lock, unless it is there. */
async function create(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/** The process that holds a lock; undefined while it has not said so, and when the lock is gone by now. */
async function readHolder(lock: string): Promise<number | undefined> {
  try {
    return Number(await readFile(lock, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
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
