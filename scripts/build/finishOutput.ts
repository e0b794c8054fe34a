import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { collectScripts } from '../hosting/collectScripts';
import { headerRules } from '../hosting/headerRules';
import { formatHeadersFile } from '../hosting/headersFile';
import { AuthorError } from './AuthorError';
import { dropCollapsibleStyles } from './dropCollapsibleStyles';
import { precompress } from './precompress';

/**
 * Makes the built pages fit for a strict policy, and writes the files of their texts, the headers that they are served with, which
 * depend on all of them, and the compressed copies.
 *
 * @throws AuthorError naming the page that holds what those headers forbid
 */
export async function finishOutput(folder: string): Promise<void> {
  const inline = new Set<string>();
  const named = new Set<string>();
  const pages = await listPages(folder);
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = dropCollapsibleStyles(await readFile(file, 'utf8'));
    await writeFile(file, html);
    try {
      const scripts = collectScripts(html, page);
      scripts.inline.forEach((script) => inline.add(script));
      scripts.files.forEach((source) => named.add(path.posix.basename(source)));
    } catch (cause) {
      throw new AuthorError((cause as Error).message, { cause });
    }
  }
  await writeFile(path.join(folder, '_headers'), formatHeadersFile(headerRules(inline)));
  await precompress(folder, named);
}

async function listPages(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.html')).sort();
}
