import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../plugins/contract-lint/collectCode';
import type { Snippet, SnippetProblem } from './Snippet';

/** Folders whose files a page may show: their code is compiled or run by the tests. */
const shownFolders = ['examples/', 'widget/'];

/** Everything that pages show as code, each file once. */
export function collectSnippets(pages: readonly string[], root: string) {
  const snippets = new Map<string, Snippet>();
  const problems: SnippetProblem[] = [];
  for (const page of pages) {
    visit(parsePage(readFileSync(path.join(root, page), 'utf8')), 'code', (node) => {
      const line = node.position?.start.line ?? 1;
      const language = node.lang ?? '';
      const file = /(?:^|\s)file=([^\s#]+)/.exec(node.meta ?? '')?.[1];
      if (file === undefined) {
        const snippet = { path: page, language, text: node.value, line: line + 1, isFile: false };
        snippets.set(`${page}:${line}`, snippet);
      } else if (!shownFolders.some((folder) => file.startsWith(folder))) {
        const message = `${file} is outside of ${shownFolders.join(' and ')}, so no test runs it`;
        problems.push({ path: page, line, message });
      } else if (!existsSync(path.join(root, file))) {
        problems.push({ path: page, line, message: `${file} does not exist` });
      } else {
        const extension = path.extname(file).slice(1);
        const text = readFileSync(path.join(root, file), 'utf8');
        snippets.set(file, { path: file, language: extension, text, line: 1, isFile: true });
      }
    });
  }
  return { snippets: [...snippets.values()], problems };
}
