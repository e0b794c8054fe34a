import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkPages } from './check-snippets/checkPages';
import { checkSnippets } from './check-snippets/checkSnippets';
import { collectSnippets } from './check-snippets/collectSnippets';

const root = path.join(__dirname, '..');

/** Checks all code that the guide shows: files by their project, fences where they stand. */
async function main(): Promise<void> {
  const pages = readdirSync(path.join(root, 'docs/widget-config'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join('docs/widget-config', file.replaceAll(path.sep, '/')))
    .sort();
  const { snippets, problems } = collectSnippets(pages, root);
  problems.push(...(await checkSnippets(snippets, root)), ...checkPages(pages, root));
  for (const { path: file, line, message } of problems) console.log(`${file}:${line}: ${message}`);
  const failed = new Set(problems.map((problem) => problem.path)).size;
  console.log(`${snippets.length} snippets of ${pages.length} pages.`);
  console.log(`${Math.max(snippets.length - failed, 0)} passed, ${failed} failed`);
  process.exit(problems.length === 0 ? 0 : 1);
}

void main();
