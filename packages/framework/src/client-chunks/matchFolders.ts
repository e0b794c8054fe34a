import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Matches the paths of modules: those in some folders and single ones, relative to the site's folder. Folders of `node_modules`
 * match wherever the packages are installed.
 *
 * @throws Error naming a folder or module that does not exist
 */
export function matchFolders(siteDir: string, folders: readonly string[]): RegExp {
  const missing = folders.filter((folder) => !existsSync(path.join(siteDir, folder)));
  if (missing.length > 0) {
    throw new Error(`client-chunks: ${missing.join(', ')} does not exist`);
  }
  const alternatives = folders.map((folder) => {
    const start = folder.startsWith('node_modules/')
      ? separator
      : `^${escape(siteDir)}${separator}`;
    return `${start}${folder.split('/').map(escape).join(separator)}(?:${separator}|$)`;
  });
  return new RegExp(alternatives.join('|'));
}

const separator = String.raw`[\\/]`;

function escape(text: string): string {
  return text.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);
}
