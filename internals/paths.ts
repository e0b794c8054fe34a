import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Folder of the repository. */
export const siteDir = path.resolve(__dirname, '..');

/** Folder of the installed packages, as the bundler names it, which follows symbolic links. */
export const modules = realpathSync(path.join(siteDir, 'node_modules'));

/** Whether the installed version has an upstream file. */
export function existsUpstream(file: string): boolean {
  return existsSync(path.join(modules, file));
}
