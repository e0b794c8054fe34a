import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { SourcePage } from './readPages';

/** A code block as the reader sees it. */
export interface Block {
  page: string;
  /** Line of the page on which the block starts. */
  line: number;
  /** Number of the level 2 heading above: blocks of one section belong together. */
  section: number;
  language: string;
  text: string;
  /** Path that the title names; absent where the code goes into no file. */
  file?: string;
  /** Whether the title says that the block is only a part of the file. */
  isPart: boolean;
  /** Whether the page only links the file, for download. */
  isLinked: boolean;
}

const titlePattern = /^([\w@()[\]./-]+\.(?:m?js|jsx|tsx?|html|css|php|py|sh))(: .+)?$/;
const linkPattern = /^pathname:\/\/\/(examples\/[^/]+\/(.+?))(?:\.txt)?$/;

/** Fences of a page, and the examples that it links, in order. */
export function collectBlocks({ file: page, tree, fences }: SourcePage, siteDir: string): Block[] {
  const blocks: Omit<Block, 'section'>[] = [];
  const headings: number[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth <= 2) headings.push(line);
    if (node.type !== 'link') return;
    const [, linked = '', file = ''] = linkPattern.exec(node.url) ?? [];
    if (file === '' || !existsSync(path.join(siteDir, linked))) return;
    const text = readFileSync(path.join(siteDir, linked), 'utf8');
    const language = path.extname(file).slice(1);
    blocks.push({ page, line, language, text, file, isPart: false, isLinked: true });
  });
  for (const { language, text, line, title = '', source } of fences) {
    // A signature goes into no file.
    if (source?.reference.includes('.d.ts#')) continue;
    const [, file, part] = titlePattern.exec(title) ?? [];
    // A title without a file names another place: a console, a panel, a header.
    const isPart = part !== undefined || (file === undefined && title !== '');
    const code = { page, line, language, text, isPart, isLinked: false };
    blocks.push(file === undefined ? code : { ...code, file });
  }
  return blocks
    .sort((a, b) => a.line - b.line)
    .map((block) => ({
      ...block,
      section: headings.filter((line) => line < block.line).length,
    }));
}

/** The block that holds a file for another one: of its section, else the last one before it, else the next. */
export function findBlock(blocks: readonly Block[], file: string, from: Block): Block | undefined {
  const candidates = blocks.filter((block) => block.file === file && !block.isPart);
  return (
    candidates.find(({ section }) => section === from.section) ??
    candidates.findLast(({ line }) => line < from.line) ??
    candidates[0]
  );
}
