import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indexPath, type SearchIndex } from '../SearchIndex';

/** The index of the built site, as a reader's browser gets it. */
export function readBuiltIndex(): { index: SearchIndex; json: string } {
  const file = path.resolve(__dirname, '../../../build', indexPath);
  const json = readFileSync(file, 'utf8');
  return { index: JSON.parse(json) as SearchIndex, json };
}
