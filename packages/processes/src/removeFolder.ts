import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Removes a folder in which processes that are ending may still write; retries for two seconds, because `maxRetries` of Node does not
 * remove what was added meanwhile.
 *
 * @throws the last error of `rmSync`
 */
export async function removeFolder(folder: string): Promise<void> {
  for (let left = 20; ; left--) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (left === 0) throw error;
      await wait(100);
    }
  }
}
