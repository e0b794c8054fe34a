import type { Element, ElementContent } from 'hast';
import { hasToken } from '@aifindr-docs/page-outputs/elements';
import type { CodeToken } from '../SearchIndex';

/** Parses a highlighted `<pre>` into tokens of one color each. */
export function parseCode(pre: Element): CodeToken[] {
  const tokens: CodeToken[] = [];
  const addText = (text: string, type: string | undefined) => {
    const last = tokens.at(-1);
    if (last !== undefined && last[1] === type) last[0] += text;
    else tokens.push(type === undefined ? [text] : [text, type]);
  };
  const addTokensOf = (node: ElementContent, outerType?: string): void => {
    if (node.type === 'text') addText(node.value, outerType);
    if (node.type !== 'element') return;
    const { className } = node.properties;
    const type = hasToken(className, 'token') ? (className as string[])[1] : undefined;
    node.children.forEach((child) => addTokensOf(child, type ?? outerType));
  };
  addTokensOf(pre);
  const last = tokens.at(-1);
  if (last !== undefined) last[0] = last[0].trimEnd();
  return tokens.filter(([text]) => text !== '');
}
