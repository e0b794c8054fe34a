import { existsSync } from 'node:fs';
import path from 'node:path';

/** Nearest folder below `examples/` or `widget/` with a tsconfig.json. */
export function findProject(file: string, siteDir: string): string | undefined {
  const folder = path.posix.dirname(file);
  if (!folder.includes('/')) return undefined;
  return existsSync(path.join(siteDir, folder, 'tsconfig.json'))
    ? folder
    : findProject(folder, siteDir);
}
