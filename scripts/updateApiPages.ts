import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractFile } from './checks/readContract';
import { listFiles } from './checks/readPages';

/** What the pages of the API are made from, and by. */
const files = [contractFile, 'package-lock.json'];
const folders = [
  'config',
  'docs/_api',
  'lib',
  'plugins/api-reference',
  'plugins/code-blocks',
  'src/components/api',
];

/**
 * Generates the pages of the API if what they are made from has changed since the last time.
 *
 * @throws ContractError or Error naming file and place
 */
export async function updateApiPages(siteDir: string): Promise<void> {
  const record = path.join(siteDir, '.cache/api-pages');
  const state = describeSources(siteDir);
  const isCurrent =
    existsSync(path.join(siteDir, 'docs/api/sidebar.ts')) &&
    existsSync(record) &&
    readFileSync(record, 'utf8') === state;
  if (isCurrent) return;
  const { generateApiDocs } = await import('./generateApiDocs');
  await generateApiDocs(siteDir);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, state);
}

/** Every source with the time of its last change. */
function describeSources(siteDir: string): string {
  // A contract need not have texts of ours.
  const present = folders.filter((folder) => existsSync(path.join(siteDir, folder)));
  return [...files, ...present.flatMap((folder) => listFiles(siteDir, folder))]
    .map((file) => `${file} ${statSync(path.join(siteDir, file)).mtimeMs}\n`)
    .join('');
}
