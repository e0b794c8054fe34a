import type { Node, Nodes, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parseFenceMeta } from '@aifindr-docs/code-blocks/mdx/listFences';
import { listStringAttributes, type MarkdownText, type SourcePage } from './parseSourcePage';

/** A paragraph, heading, table cell or link text that readers see; other texts, such as titles and alt texts, count as paragraphs. */
export interface ProseBlock {
  file: string;
  /** Line of the file on which the block starts. */
  line: number;
  kind: 'paragraph' | 'heading' | 'tableCell' | 'link';
  /** Text of the block. If it is a paragraph, heading or table cell of Markdown, spaces replace code, URLs and markup. */
  text: string;
}

const frontMatterKeys = ['title', 'description', 'sidebar_label'];
const textAttributes = ['alt', 'label', 'title', 'caption'];
const fileNamePattern = /^[\w./[\]-]+\.\w+$/;

/** Lists the prose of a text: paragraphs, headings, table cells, links, alt texts, and texts in fence titles, JSX and front matter. */
export function listProseBlocks({
  file,
  line: firstLine,
  text: source,
  tree,
  frontMatter,
}: MarkdownText & Partial<SourcePage>): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  const addProseBlock = (line: number, kind: ProseBlock['kind'], text: string) =>
    blocks.push({ file, line: firstLine + line - 1, kind, text });
  for (const key of frontMatterKeys) {
    const value = frontMatter?.values[key];
    if (typeof value === 'string') addProseBlock(frontMatter?.lines[key] ?? 1, 'paragraph', value);
  }
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        addProseBlock(line, node.type, maskNonProse(node, source));
        break;
      case 'link':
        addProseBlock(line, 'link', toString(node));
        break;
      case 'code': {
        const { title = '' } = parseFenceMeta(node.meta ?? '');
        if (!fileNamePattern.test(title)) addProseBlock(line, 'paragraph', title);
        break;
      }
      case 'image':
        addProseBlock(line, 'paragraph', node.alt ?? '');
        break;
      default:
        for (const { name, value, line: attributeLine } of listStringAttributes(node)) {
          if (textAttributes.includes(name)) addProseBlock(attributeLine, 'paragraph', value);
        }
    }
  });
  return blocks.filter(({ kind, text }) => kind === 'link' || text.trim() !== '');
}

/** Replaces what is not prose in a block's source with spaces, except line breaks, so that lines and offsets stay the same. */
function maskNonProse(block: Parents, source: string): string {
  let text = '';
  let [maskedUntil] = offsetsOf(block);
  visit(block as Nodes, (node) => {
    const [start, end] = offsetsOf(node);
    // A bare URL or mail address is a link whose text is not prose.
    if (node.type === 'link' && source[start] !== '[') return SKIP;
    // A colon in a sentence can begin a text directive, which Docusaurus renders as plain text.
    const isText = node.type === 'text' || node.type === 'textDirective';
    if (isText && start >= maskedUntil) {
      text += source.slice(maskedUntil, start).replace(/[^\n]/g, ' ') + source.slice(start, end);
      maskedUntil = end;
    }
    return undefined;
  });
  return text;
}

function offsetsOf({ position }: Node): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
