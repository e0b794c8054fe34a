import path from 'node:path';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { highlightCode } from './highlight/highlightCode';
import { parseFenceMeta } from './mdx/parseFenceMeta';

/** A listing with more lines is folded. */
const maximumLines = 36;

/** One with so few lines wraps, and is seen whole on every screen. */
const fewLines = 4;

/**
 * Rehype plugin: a fenced block becomes `<CodeBlock>` around its highlighted code; no code is translated.
 *
 * @throws Error naming page and line when a fence has an unknown language
 */
export function highlightFences() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'code') node.properties.translate = 'no';
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
        return SKIP;
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
  const { title, highlightedLines } = parseFenceMeta(code.data?.meta ?? '');
  const text = toString(code).replace(/\n$/, '');
  const lines = text.split('\n').length;
  const attributes = {
    language,
    ...(title !== undefined && { title }),
    ...(lines > maximumLines && { lines: String(lines) }),
    ...(lines <= fewLines && { isShort: '' }),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes).map(([name, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [
      h(
        'pre',
        { translate: 'no', dataLanguage: language || undefined },
        h('code', highlightCode(text, language, highlightedLines)),
      ),
    ],
  };
}
