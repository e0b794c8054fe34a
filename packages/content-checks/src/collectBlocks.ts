import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { SourcePage } from './parseSourcePage';

/** A code block of a page, or an example that the page links. */
export interface Block {
  page: string;
  /** Line of the page on which the block starts. */
  line: number;
  /** Number of headings of levels 1 and 2 above the block, which is the same for all blocks of a section. */
  section: number;
  language: string;
  text: string;
  /** Path that the title or the link names; absent if the code goes into no file. */
  file?: string;
  /** Whether the title says that the block is only a part of a file, or that it goes elsewhere than into a file. */
  isPart: boolean;
  /** Whether the page only links the file, for download. */
  isLinked: boolean;
}

/** Matches a title that is the name of a file, which a colon and a remark may follow. */
const titlePattern = /^([\w@()[\]./-]+\.(?:m?js|jsx|tsx?|html|css|php|py|sh))(: .+)?$/;

/** Matches a link to a served example. `.txt` is appended to files that a host would execute. */
const linkPattern = /^pathname:\/\/\/(examples\/[^/]+\/(.+?))(?:\.txt)?$/;

/** Collects the fences of a page, except declarations of types, and the examples that it links, in the order of the page. */
export function collectBlocks({ file: page, tree, fences }: SourcePage, siteDir: string): Block[] {
  const blocks: Omit<Block, 'section'>[] = [];
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
    // The declaration of a member is shown for reference and goes into no file.
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

/** Finds the block with a whole file that the block `from` loads: in its section, else the last one before it, else the first one. */
export function findBlock(blocks: readonly Block[], file: string, from: Block): Block | undefined {
  const candidates = blocks.filter((block) => block.file === file && !block.isPart);
  return (
    candidates.find(({ section }) => section === from.section) ??
    candidates.findLast(({ line }) => line < from.line) ??
    candidates[0]
  );
}
