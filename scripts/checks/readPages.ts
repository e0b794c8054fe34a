import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { listFences, type Fence } from '../../lib/mdx/listFences';
import { parsePage } from '../../lib/mdx/parsePage';
import type { Finding } from './Finding';

/** A Markdown text that readers see: a page, or a description of the contract. */
export interface MarkdownText {
  /** Path in the repository. */
  file: string;
  /** Line of the file on which the text starts. */
  line: number;
  text: string;
  tree: Root;
}

/** An MDX page. */
export interface Page extends MarkdownText {
  fences: Fence[];
}

/** Folders with MDX pages, their partials and the sources of generated pages; docs/api exists once it has been generated. */
const folders = ['docs', 'src/pages'];

/**
 * All pages of the site, parsed.
 *
 * @throws Error with file, line and reason when a page does not parse
 */
export function readPages(siteDir: string): Page[] {
  return folders
    .flatMap((folder) => listFiles(siteDir, folder))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => readPage(file, readFileSync(path.join(siteDir, file), 'utf8'), siteDir));
}

/**
 * Parses one page.
 *
 * @param file its path in the repository
 * @throws Error with file, line and reason when it does not parse
 */
export function readPage(file: string, text: string, siteDir: string): Page {
  try {
    const tree = parsePage(text);
    return { file, line: 1, text, tree, fences: listFences(tree, siteDir) };
  } catch (cause) {
    const { line, reason } = cause as { line?: number; reason?: string };
    throw new Error(`${file}:${line ?? 1}: ${reason ?? String(cause)}`, { cause });
  }
}

/** Fences that cannot be shown, of all pages at once. */
export function findBrokenFences(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, fences }) =>
    fences.flatMap(({ line, problem }) =>
      problem === undefined ? [] : { file, line, message: problem },
    ),
  );
}

/** Paths in the repository of all files in a folder, sorted. */
export function listFiles(siteDir: string, folder: string): string[] {
  return readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .sort();
}
