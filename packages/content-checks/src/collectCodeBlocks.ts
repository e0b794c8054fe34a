import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { SourcePage } from './parseSourcePage';

/** A code block of a page, or an example file that the page links to. */
export interface CodeBlock {
  page: string;
  /** Line of the page on which the block or the link starts. */
  line: number;
  /** Number of headings of levels 1 and 2 above this line; blocks of one section have the same number. */
  section: number;
  language: string;
  text: string;
  /** Path of the file in the reader's project, from the title or the link; absent if neither names one. */
  file?: string;
  /** Whether the title names only a part of a file (`a.js: remark`), or a destination that is not a file. */
  isPart: boolean;
  /** Whether the page links to the file instead of showing it. */
  isLinked: boolean;
}

/** Matches a title that is a file name, also with a remark after a colon. */
const titlePattern = /^([\w@()[\]./-]+\.(?:m?js|jsx|tsx?|html|css|php|py|sh))(: .+)?$/;

/** Matches a link to a served example. Links append `.txt` to files that a host or a browser would execute. */
const linkPattern = /^pathname:\/\/\/(examples\/[^/]+\/(.+?))(?:\.txt)?$/;

/** Collects the fences of a page (except parts of declaration files) and the example files that it links to, in the page's order. */
export function collectCodeBlocks(
  { file: page, tree, fences }: SourcePage,
  siteDir: string,
): CodeBlock[] {
  const blocks: Omit<CodeBlock, 'section'>[] = [];
  const headingLines: number[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth <= 2) headingLines.push(line);
    if (node.type !== 'link') return;
    const [, linkedFile = '', file = ''] = linkPattern.exec(node.url) ?? [];
    if (file === '' || !existsSync(path.join(siteDir, linkedFile))) return;
    const text = readFileSync(path.join(siteDir, linkedFile), 'utf8');
    const language = path.extname(file).slice(1);
    blocks.push({ page, line, language, text, file, isPart: false, isLinked: true });
  });
  for (const { language, text, line, title = '', source } of fences) {
    // A part of a declaration file is shown for reference; readers put it into no file.
    if (source?.reference.includes('.d.ts#')) continue;
    const [, file, part] = titlePattern.exec(title) ?? [];
    // A title that names no file names another destination, such as a console, a panel or a header.
    const isPart = part !== undefined || (file === undefined && title !== '');
    const block = { page, line, language, text, isPart, isLinked: false };
    blocks.push(file === undefined ? block : { ...block, file });
  }
  return blocks
    .sort((a, b) => a.line - b.line)
    .map((block) => ({
      ...block,
      section: headingLines.filter((line) => line < block.line).length,
    }));
}

/** Finds the block with the whole `file` that is nearest: in the section of `near`, else the last before `near`, else the first. */
export function findBlockOfFile(
  blocks: readonly CodeBlock[],
  file: string,
  near: CodeBlock,
): CodeBlock | undefined {
  const candidates = blocks.filter((block) => block.file === file && !block.isPart);
  return (
    candidates.find(({ section }) => section === near.section) ??
    candidates.findLast(({ line }) => line < near.line) ??
    candidates[0]
  );
}
