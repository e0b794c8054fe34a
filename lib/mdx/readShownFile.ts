import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readRegion } from './readRegion';

/**
 * The text that `file=path#region` shows.
 *
 * @param reference path relative to the site's folder, and name of the region
 * @throws Error with the reason when the file or the region is missing
 */
export function readShownFile(reference: string, siteDir: string): string {
  const [relative = '', region] = reference.split('#');
  const source = path.resolve(siteDir, relative);
  if (!source.startsWith(siteDir + path.sep)) {
    throw new Error('the file is outside the site');
  }
  if (statSync(source, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new Error('no such file');
  }
  return readRegion(readFileSync(source, 'utf8'), region);
}
