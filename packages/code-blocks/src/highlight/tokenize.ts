import type { ElementContent, RootContent } from 'hast';
import { refractor } from './grammars';

/** Colors of code: the second class of a `.token` in src/css/content.css. */
export type Color = 'comment' | 'keyword' | 'string' | 'number' | 'function' | 'tag';

/** A run of code of one color; without a color it looks like plain text. */
export interface Token {
  text: string;
  color?: Color;
}

/**
 * Splits code into runs of one color. Punctuation and operators have none, which halves the number of elements on a page and so
 * the cost of style recalculation.
 *
 * @param grammar name of a refractor grammar; undefined for plain text
 */
export function tokenize(code: string, grammar: string | undefined): Token[] {
  if (grammar === undefined) return [{ text: code }];
  const tokens: Token[] = [];
  collect(refractor.highlight(code, grammar).children, undefined, tokens);
  return tokens;
}

/** Tokens in runs of lines with the same mark; lines count from 0. */
export function groupLines(tokens: readonly Token[], markOf: (line: number) => string) {
  const runs: { mark: string; tokens: Token[] }[] = [];
  let line = 0;
  for (const token of tokens) {
    for (const text of token.text.split(/(?<=\n)/)) {
      const mark = markOf(line);
      let run = runs.at(-1);
      if (run?.mark !== mark) runs.push((run = { mark, tokens: [] }));
      const last = run.tokens.at(-1);
      if (last !== undefined && last.color === token.color) last.text += text;
      else run.tokens.push({ ...token, text });
      if (text.endsWith('\n')) line += 1;
    }
  }
  return runs;
}

/** Tokens as HTML nodes: one `span` for each that has a color. */
export function tokensToHast(tokens: readonly Token[]): ElementContent[] {
  return tokens.map(({ text, color }): ElementContent => {
    const content = { type: 'text', value: text } as const;
    if (color === undefined) return content;
    // An object literal: hastscript would parse a selector for each token.
    const properties = { className: ['token', color] };
    return { type: 'element', tagName: 'span', properties, children: [content] };
  });
}

function collect(nodes: readonly RootContent[], around: Color | undefined, tokens: Token[]): void {
  for (const node of nodes) {
    if (node.type === 'text') append(tokens, node.value, around);
    if (node.type !== 'element') continue;
    const { className } = node.properties;
    const kinds = Array.isArray(className) ? className.map(String) : [];
    collect(node.children, colorOf(kinds, around), tokens);
  }
}

function colorOf(kinds: readonly string[], around: Color | undefined): Color | undefined {
  const own = kinds.map((kind) => colors.get(kind)).findLast((color) => color !== undefined);
  const isPlainInside =
    kinds.includes('interpolation') ||
    kinds.includes('attr-equals') ||
    (around === 'tag' && kinds.includes('punctuation'));
  return own ?? (isPlainInside ? undefined : around);
}

/** Adds to the last run where the color is the same, or not seen. */
function append(tokens: Token[], text: string, color: Color | undefined): void {
  const last = tokens.at(-1);
  if (last !== undefined && (last.color === color || text.trim() === '')) last.text += text;
  else tokens.push(color === undefined ? { text } : { text, color });
}

const kindsOfColors: Record<Color, string[]> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'important', 'boolean', 'null', 'builtin'],
  string: ['string', 'char', 'attr-value', 'regex', 'template-string', 'url'],
  number: ['number', 'constant', 'symbol', 'variable'],
  function: ['function', 'class-name', 'property', 'attr-name', 'selector'],
  tag: ['tag', 'namespace'],
};

/** Color by token type of refractor. */
const colors = new Map<string, Color>(
  Object.entries(kindsOfColors).flatMap(([color, kinds]) =>
    kinds.map((kind): [string, Color] => [kind, color as Color]),
  ),
);
