import type { Code, InlineCode, Root, Text } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { CodePiece, SourceFile } from './Finding';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** Docusaurus reads `{#id}` at the end of a heading; MDX alone takes it for an expression that does not parse. */
const headingId = /^(#{1,6} .*?)\{#[\w-]+\}\s*$/gm;

/** What code of a page is marked by; most generated pages of the API have none of it. */
const mark = /`|~~~|<code\b/;

/** Syntax tree of a page, with the lines of its file. */
export function parsePage(text: string): Root {
  return parser.parse(text.replace(headingId, '$1'));
}

/** Code of a file: fences and inline code of a page, everything of any other file. */
export function collectCode(file: SourceFile): CodePiece[] {
  const extension = file.path.split('.').at(-1) ?? '';
  if (extension === 'yaml') return listInlineCode(file.text);
  if (extension !== 'mdx' && extension !== 'md') {
    return [{ kind: 'block', language: extension, text: file.text, line: 1 }];
  }
  if (!mark.test(file.text)) return [];
  const pieces: CodePiece[] = [];
  visit(parsePage(file.text), (node) => {
    if (node.type === 'code') pieces.push(readFence(node));
    if (node.type === 'inlineCode') pieces.push(readInline(node));
    const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
    if (isElement && node.name === 'code') {
      for (const child of node.children) if (child.type === 'text') pieces.push(readInline(child));
    }
  });
  return pieces;
}

/** The inline code of the descriptions in a contract, which pages show as prose. */
function listInlineCode(text: string): CodePiece[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']): CodePiece => ({
      kind: 'inline',
      language: '',
      text: code,
      line: index + 1,
    })),
  );
}

function readFence(node: Code): CodePiece {
  const line = (node.position?.start.line ?? 0) + 1;
  return { kind: 'block', language: node.lang ?? '', text: node.value, line };
}

function readInline(node: InlineCode | Text): CodePiece {
  return { kind: 'inline', language: '', text: node.value, line: node.position?.start.line ?? 1 };
}
