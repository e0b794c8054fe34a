import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { listFolder, readablePath } from './listFolder';
import type { Options } from './index';

/** A file that the site serves. */
export interface Asset {
  /** Path in the site. */
  target: string;
  /** File that it is made from; none for a list that the site makes itself. */
  source?: string;
  read: () => Buffer;
}

/**
 * Everything that the options ask for.
 *
 * @throws Error when a file or folder is missing, or a contract cannot be read
 */
export function collectAssets(siteDir: string, { files, json, folders }: Options): Asset[] {
  const resolve = (relative: string, target: string) => {
    const source = path.resolve(siteDir, relative);
    if (!existsSync(source)) {
      throw new Error(`served-files: ${relative}, to be served at /${target}, does not exist`);
    }
    return source;
  };
  return [
    ...Object.entries(files).map(([target, relative]) => copy(target, resolve(relative, target))),
    ...Object.entries(json).map(([target, relative]) => convert(target, resolve(relative, target))),
    ...Object.entries(folders).flatMap(([target, relative]) =>
      copyFolder(target, resolve(relative, target)),
    ),
  ];
}

function copy(target: string, source: string): Asset {
  return { target, source, read: () => readFileSync(source) };
}

function convert(target: string, source: string): Asset {
  return {
    target,
    source,
    read: () => {
      try {
        return Buffer.from(`${JSON.stringify(parse(readFileSync(source, 'utf8')), null, 2)}\n`);
      } catch (cause) {
        throw new Error(`served-files: ${source}: ${(cause as Error).message}`, { cause });
      }
    },
  };
}

function copyFolder(target: string, source: string): Asset[] {
  const paths = listFolder(source);
  const list = paths.map((file) => `/${target}/${readablePath(file)}\n`).join('');
  return [
    ...paths.map((file) => copy(`${target}/${readablePath(file)}`, path.join(source, file))),
    { target: `${target}/index.txt`, read: () => Buffer.from(list) },
  ];
}
