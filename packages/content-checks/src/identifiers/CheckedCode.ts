import type { InlineCode, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MarkdownText, SourcePage } from '../readPages';

/** A piece of code in a file. */
export interface CheckedCode {
  kind: 'inline' | 'block';
  /** Language of a fence, or extension of a file; '' for inline code. */
  language: string;
  file: string;
  /** Line of the file on which the text starts. */
  line: number;
  text: string;
}

/** Inline code of a page or description, including that of `<code>`. */
export function listInlineCode({ file, line, tree }: MarkdownText): CheckedCode[] {
  const pieces: CheckedCode[] = [];
  const add = (node: InlineCode | Text) =>
    pieces.push({
      kind: 'inline',
      language: '',
      file,
      line: line + (node.position?.start.line ?? 1) - 1,
      text: node.value,
    });
  visit(tree, (node) => {
    if (node.type === 'inlineCode') add(node);
    if (
      (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
      node.name === 'code'
    ) {
      visit(node, 'text', add);
    }
  });
  return pieces;
}

/** Fences with inline code; what a fence shows of a file is checked with that file. */
export function listFencedCode({ file, fences }: SourcePage): CheckedCode[] {
  return fences
    .filter(({ shown }) => shown === undefined)
    .map(({ language, text, line }) => ({ kind: 'block', language, file, line: line + 1, text }));
}
