import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readRegion, RegionError } from './readRegion';

/**
 * The text that `file=path#region` shows.
 *
 * @param reference what stands after `file=`; the path is relative to the site's folder
 * @throws RegionError saying what is wrong when the file or the region is missing
 */
export function readShown(reference: string, siteDir: string): string {
  const [relative = '', region] = reference.split('#');
  const source = path.resolve(siteDir, relative);
  if (!source.startsWith(siteDir + path.sep)) {
    throw new RegionError('the file is outside the site');
  }
  if (!existsSync(source) || !statSync(source).isFile()) {
    throw new RegionError('no such file');
  }
  return readRegion(readFileSync(source, 'utf8'), region);
}
