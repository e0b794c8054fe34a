import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractFile } from './checks/readContract';
import { listFiles } from './checks/readPages';

/** What the pages of the API are made from, and by. */
const files = [contractFile, 'package-lock.json'];
const folders = ['docs/_api', 'plugins/api-reference', 'lib', 'config'];

/**
 * Generates the pages of the API if what they are made from has changed since the last time.
 *
 * @throws ContractError or Error naming file and place
 */
export async function updateApiPages(siteDir: string): Promise<void> {
  const stamp = path.join(siteDir, '.cache/api-pages');
  const { mtimeMs: generated = 0 } = statSync(stamp, { throwIfNoEntry: false }) ?? {};
  const sources = [...files, ...folders.flatMap((folder) => listFiles(siteDir, folder))];
  const isCurrent =
    existsSync(path.join(siteDir, 'docs/api/sidebar.ts')) &&
    sources.every((file) => statSync(path.join(siteDir, file)).mtimeMs < generated);
  if (isCurrent) return;
  const started = new Date();
  const { generateApiDocs } = await import('./generateApiDocs');
  await generateApiDocs(siteDir);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  // What changes while the pages are generated is newer.
  utimesSync(stamp, started, started);
}
