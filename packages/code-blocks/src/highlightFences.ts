import path from 'node:path';
import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { resolveGrammar } from './highlight/grammars';
import { groupLines, tokenize, tokensToHast } from './highlight/tokenize';
import { type Fence, readFence } from './mdx/listFences';

/** A listing with more lines is folded. */
const maximumLines = 36;

/** One with so few lines wraps, and is seen whole on every screen. */
const fewLines = 4;

/** Options of the plugin. */
export interface FenceOptions {
  /** Folder that the paths of shown files are relative to. */
  siteDir: string;
}

/**
 * Rehype plugin: a fenced block becomes `<CodeBlock>` around its highlighted code, or that of the file that it shows; no code is
 * translated.
 *
 * @throws Error with page, line and reason of every fence that cannot be shown
 */
export function highlightFences({ siteDir }: FenceOptions) {
  return (tree: Root, file: { path: string }): void => {
    const problems: string[] = [];
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'code') node.properties.translate = 'no';
      const [code] = node.children;
      const isFence = node.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code';
      if (!isFence || parent === undefined || index === undefined) return undefined;
      const [name] = [code.properties.className].flat();
      const { data: { meta } = {} } = code;
      const lang = typeof name === 'string' ? name.replace(/^language-/, '') : '';
      const value = toString(code).replace(/\n$/, '');
      const fence = readFence(
        { type: 'code', lang, meta, value, position: node.position },
        siteDir,
      );
      try {
        if (fence.problem !== undefined) throw new Error(fence.problem);
        parent.children[index] = highlightFence(fence);
      } catch (error) {
        const page = path.relative(siteDir, file.path);
        problems.push(`${page}:${fence.line}: ${(error as Error).message}`);
      }
      return SKIP;
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}

function highlightFence({ language, title, text, highlightedLines }: Fence): ElementContent {
  const lines = text.split('\n').length;
  const attributes = {
    language,
    ...(title !== undefined && { title }),
    ...(lines > maximumLines && { lines: String(lines) }),
    ...(lines <= fewLines && { isShort: '' }),
  };
  const tokens = tokenize(text, resolveGrammar(language));
  const runs = groupLines(tokens, (line) => (highlightedLines.includes(line + 1) ? `${line}` : ''));
  const nodes = runs.flatMap((run) => {
    const inside = tokensToHast(run.tokens);
    return run.mark === '' ? inside : [h('span', { className: 'line-highlighted' }, inside)];
  });
  const pre = h('pre', { translate: 'no', dataLanguage: language || undefined }, h('code', nodes));
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: attribute,
      value,
    })),
    children: [pre],
  };
}
