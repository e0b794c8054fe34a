import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../readPages';
import type { Finding } from '../Finding';
import type { Snippet } from './Snippet';

/** Folders whose code the tests compile or run. */
const shownFolders = ['examples/', 'widget/'];

/** All code that pages show, each file once, and the fences that cannot be checked. */
export function collectSnippets(pages: readonly Page[], siteDir: string) {
  const snippets = new Map<string, Snippet>();
  const addFile = (file: string) =>
    snippets.set(file, {
      file,
      language: path.extname(file).slice(1),
      text: readFileSync(path.join(siteDir, file), 'utf8'),
      line: 1,
      isFile: true,
    });
  const findings: Finding[] = [];
  for (const { file: page, fences } of pages) {
    for (const { shown, line, language, text } of fences) {
      if (shown === undefined) {
        const snippet = { file: page, language, text, line: line + 1, isFile: false };
        snippets.set(`${page}:${line}`, snippet);
        continue;
      }
      const { file } = shown;
      if (!shownFolders.some((folder) => file.startsWith(folder))) {
        const message = `${file} is outside of ${shownFolders.join(' and ')}, so no test runs it`;
        findings.push({ file: page, line, message });
      } else if (existsSync(path.join(siteDir, file))) {
        addFile(file);
      }
    }
  }
  return { snippets: [...snippets.values()], findings };
}
