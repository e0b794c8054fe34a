import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectCodeBlocks } from '@aifindr-docs/content-checks/collectCodeBlocks';
import { parseSourcePage } from '@aifindr-docs/content-checks/parseSourcePage';

const site = path.resolve(__dirname, '../..');

/**
 * Saves the blocks of a page under their titles, as its reader does, with another address of the API.
 *
 * @returns the folder that holds them
 * @throws Error when two blocks have one title: the second would overwrite the first
 */
export function savePage(page: string, api: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'aifindr-page-'));
  const source = parseSourcePage(page, readFileSync(path.join(site, page), 'utf8'), site);
  for (const { file, isPart, isLinked, text } of collectCodeBlocks(source, site)) {
    if (file === undefined || isPart || isLinked) continue;
    const target = path.join(folder, file);
    if (existsSync(target)) throw new Error(`${page} shows two files ${file}`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text.replaceAll('https://api.saas.aifindr.ai', api));
  }
  return folder;
}

/** The commands that a page has its reader type into a terminal, in order. */
export function readCommands(page: string, api: string): string {
  const { fences } = parseSourcePage(page, readFileSync(path.join(site, page), 'utf8'), site);
  return fences
    .filter(({ title }) => title === 'Terminal')
    .map(({ text }) => text.replaceAll('https://api.saas.aifindr.ai', api))
    .join('\n');
}
