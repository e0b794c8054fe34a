import type { Node, Nodes, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parseFenceMeta } from '@aifindr-docs/code-blocks/mdx/parseFenceMeta';
import type { MarkdownText, SourcePage } from './readPages';

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
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || !textAttributes.includes(attribute.name)) {
            continue;
          }
          if (typeof attribute.value === 'string') {
            add(attribute.position?.start.line ?? line, 'paragraph', attribute.value);
          }
        }
        break;
      default:
    }
  });
  return blocks.filter(({ kind, text }) => kind === 'link' || text.trim() !== '');
}

/** Source of a block in which only the characters of its text nodes are left; every other is a space, so that offsets hold. */
function maskBlock(block: Parents, source: string): string {
  const start = startOf(block);
  const characters = [...blank(source.slice(start, endOf(block)))];
  visit(block as Nodes, (node) => {
    // A bare URL or mail address is a link whose text is no prose.
    if (node.type === 'link' && source[startOf(node)] !== '[') return SKIP;
    if (node.type === 'text' || node.type === 'textDirective') {
      const text = source.slice(startOf(node), endOf(node));
      characters.splice(startOf(node) - start, text.length, ...text.split(''));
    }
    return undefined;
  });
  return characters.join('');
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function startOf(node: Node): number {
  return node.position?.start.offset ?? 0;
}

function endOf(node: Node): number {
  return node.position?.end.offset ?? 0;
}
