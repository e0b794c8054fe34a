import type { Element, ElementContent } from 'hast';
import { hasToken } from '@aifindr-docs/page-outputs/elements';
import type { CodeToken } from '../SearchIndex';

/** Parses a highlighted `<pre>` into tokens of one color each. */
export function parseCode(pre: Element): CodeToken[] {
  const tokens: CodeToken[] = [];
  const appendText = (text: string, color: string | undefined): void => {
    const last = tokens.at(-1);
    if (last !== undefined && last[1] === color) last[0] += text;
    else tokens.push(color === undefined ? [text] : [text, color]);
  };
  const addTokensOf = (node: ElementContent, outerColor?: string): void => {
    if (node.type === 'text') appendText(node.value, outerColor);
    if (node.type !== 'element') return;
    const { className } = node.properties;
    const color = hasToken(className, 'token') ? (className as string[])[1] : undefined;
    node.children.forEach((child) => addTokensOf(child, color ?? outerColor));
  };
  addTokensOf(pre);
  const last = tokens.at(-1);
  if (last !== undefined) last[0] = last[0].trimEnd();
  return tokens.filter(([text]) => text !== '');
}
