import path from 'node:path';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { highlightCode } from './highlightCode';
import { parseFenceMeta } from './parseFenceMeta';

/**
 * Rehype plugin: a fenced block becomes `<HighlightedCode>` with its finished HTML, made here and never in the browser.
 *
 * @throws Error naming page and line when a fence has an unknown language or option
 */
export function highlightFences() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.children[0];
      if (
        node.tagName !== 'pre' ||
        code?.type !== 'element' ||
        code.tagName !== 'code' ||
        parent === undefined ||
        index === undefined
      ) {
        return;
      }
      try {
        parent.children[index] = highlightFence(code);
      } catch (cause) {
        const place = `${path.relative(file.cwd, file.path)}:${node.position?.start.line ?? 1}`;
        throw new Error(`${place}: ${(cause as Error).message}`, { cause });
      }
    });
  };
}

function highlightFence(code: Element): MdxJsxFlowElementHast {
  const classNames = code.properties.className;
  const language = Array.isArray(classNames)
    ? String(classNames.find((name) => String(name).startsWith('language-')) ?? '').slice(9)
    : '';
  const metastring = code.data?.meta ?? '';
  const { title, highlightedLines } = parseFenceMeta(metastring);
  const text = toString(code).replace(/\n$/, '');
  const attributes = {
    language,
    ...(title !== undefined && { title }),
    html: highlightCode(text, language, highlightedLines),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'HighlightedCode',
    attributes: Object.entries(attributes).map(([name, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
