import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readMember } from './readMember';
import { readRegion } from './readRegion';

/**
 * The text that `file=path#region` shows; of a file of types, `file=path#member` shows a declaration.
 *
 * @param reference path relative to the site's folder, and name of the region or member
 * @throws Error with the reason when the file, the region or the member is missing
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
  const text = readFileSync(source, 'utf8');
  return region !== undefined && relative.endsWith('.d.ts')
    ? readMember(text, region)
    : readRegion(text, region);
}
