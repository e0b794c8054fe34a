import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Puts a finished folder in the place of the last one. Renames only: at no moment is there half a site.
 *
 * @param next the finished folder
 * @param target where it goes; what was there is removed last
 */
export async function swapFolders(next: string, target: string): Promise<void> {
  const previous = `${target}.previous`;
  await rm(previous, { recursive: true, force: true });
  if (existsSync(target)) {
    await rename(target, previous);
  }
  try {
    await rename(next, target);
  } catch (error) {
    if (existsSync(previous)) {
      await rename(previous, target);
    }
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}
