import path from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { requireGrammarUnlessPlain } from './highlight/grammars';
import { groupTokensByLineKey, renderTokens, tokenize } from './highlight/tokenize';
import { type Fence, readFence } from './mdx/listFences';

const maximumExpandedLines = 36;

/** A listing with at most this many lines wraps, so that every screen shows it whole. */
const maximumWrappedLines = 4;

/**
 * Rehype plugin: replaces each fenced block by `<CodeBlock>` around highlighted code: its own, or that of the file that it shows.
 * Fenced and inline code gets `translate="no"`; a `<code>` that is written as a JSX element does not.
 *
 * @param siteDir folder that the paths of shown files are relative to
 * @throws Error with page, line and reason of every fence that cannot be shown
 */
export function highlightFences(siteDir: string): (tree: Root, file: { path: string }) => void {
  return (tree, file) => {
    const errors: string[] = [];
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'code') node.properties.translate = 'no';
      if (parent === undefined || index === undefined) return undefined;
      const code = findFencedCode(node);
      if (code === undefined) return undefined;
      const block = {
        language: readLanguage(code),
        text: toString(code).replace(/\n$/, ''),
        line: node.position?.start.line ?? 1,
      };
      const fence = readFence(block, code.data?.meta ?? '', siteDir);
      try {
        if (fence.error !== undefined) throw new Error(fence.error);
        parent.children[index] = createCodeBlockJsx(fence);
      } catch (error) {
        const page = path.relative(siteDir, file.path);
        errors.push(`${page}:${fence.line}: ${(error as Error).message}`);
      }
      return SKIP;
    });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  };
}

/** Returns the `<code>` of the `<pre>` that a fenced block has become; undefined for any other element. */
function findFencedCode({ tagName, children: [code] }: Element): Element | undefined {
  const isFence = tagName === 'pre' && code?.type === 'element' && code.tagName === 'code';
  return isFence ? code : undefined;
}

/** Reads the language of a fence from the class that remark-rehype gives it; returns '' if there is none. */
function readLanguage(code: Element): string {
  const [className = ''] = [code.properties.className].flat();
  return String(className).replace(/^language-/, '');
}

function createCodeBlockJsx({ language, title, text, highlightedLines }: Fence): ElementContent {
  const lineCount = text.split('\n').length;
  const attributes = {
    language,
    ...(title !== undefined && { title }),
    ...(lineCount > maximumExpandedLines && { lines: String(lineCount) }),
    ...(lineCount <= maximumWrappedLines && { isShort: '' }),
  };
  const tokens = tokenize(text, requireGrammarUnlessPlain(language));
  // The key of a highlighted line is its number, so that each highlighted line becomes an element of its own.
  const groups = groupTokensByLineKey(tokens, (line) =>
    highlightedLines.includes(line + 1) ? String(line) : '',
  );
  const nodes = groups.flatMap((group) => {
    const content = renderTokens(group.tokens);
    return group.key === '' ? content : [h('span', { className: 'line-highlighted' }, content)];
  });
  const pre = h('pre', { translate: 'no', dataLanguage: language || undefined }, h('code', nodes));
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name,
      value,
    })),
    children: [pre],
  };
}
