import type { Node, Nodes, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parseFenceMeta } from '@aifindr-docs/code-blocks/mdx/listFences';
import { listAttributes, type MarkdownText, type SourcePage } from './readPages';

/** A paragraph, heading, table cell or text of a link that readers see. */
export interface ProseBlock {
  file: string;
  /** Line of the file on which the block starts. */
  line: number;
  kind: 'paragraph' | 'heading' | 'tableCell' | 'link';
  /** Its source, with everything but prose (code, URLs, markup) replaced by spaces. */
  text: string;
}

const frontMatterKeys = ['title', 'description', 'sidebar_label'];
const textAttributes = ['alt', 'label', 'title', 'caption'];
const fileName = /^[\w./[\]-]+\.\w+$/;

/** The prose of a text: paragraphs, headings, table cells, titles of code blocks, text attributes of JSX, and front matter. */
export function listBlocks({
  file,
  line: firstLine,
  text: source,
  tree,
  frontMatter,
}: MarkdownText & Partial<SourcePage>): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  const add = (line: number, kind: ProseBlock['kind'], text: string) =>
    blocks.push({ file, line: firstLine + line - 1, kind, text });
  for (const key of frontMatterKeys) {
    const value = frontMatter?.values[key];
    if (typeof value === 'string') add(frontMatter?.lines[key] ?? 1, 'paragraph', value);
  }
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        add(line, node.type, maskBlock(node, source));
        break;
      case 'link':
        add(line, 'link', toString(node));
        break;
      case 'code': {
        const { title = '' } = parseFenceMeta(node.meta ?? '');
        if (!fileName.test(title)) add(line, 'paragraph', title);
        break;
      }
      case 'image':
        add(line, 'paragraph', node.alt ?? '');
        break;
      default:
        for (const { name, value, line: start } of listAttributes(node)) {
          if (textAttributes.includes(name)) add(start, 'paragraph', value);
        }
    }
  });
  return blocks.filter(({ kind, text }) => kind === 'link' || text.trim() !== '');
}

/** Source of a block in which only its text nodes are left; every other character is a space, so that lines and offsets hold. */
function maskBlock(block: Parents, source: string): string {
  let text = '';
  let [end] = rangeOf(block);
  visit(block as Nodes, (node) => {
    const [from, to] = rangeOf(node);
    // A bare URL or mail address is a link whose text is no prose.
    if (node.type === 'link' && source[from] !== '[') return SKIP;
    if ((node.type === 'text' || node.type === 'textDirective') && from >= end) {
      text += source.slice(end, from).replace(/[^\n]/g, ' ') + source.slice(from, to);
      end = to;
    }
    return undefined;
  });
  return text;
}

function rangeOf({ position }: Node): [from: number, to: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
