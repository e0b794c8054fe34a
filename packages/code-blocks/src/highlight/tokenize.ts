import type { ElementContent, RootContent } from 'hast';
import { refractor } from './grammars';
import { appendOrMergeText, type Color, type Token } from './tokens';

/** The tokens of consecutive lines that have the same key. */
export interface TokenGroup {
  key: string;
  tokens: Token[];
}

/**
 * Splits code into runs of one color. Punctuation and operators have no color of their own, which more than halves the number of elements
 * in code, and with it the cost of style recalculation.
 *
 * @param grammar name of a refractor grammar; undefined for plain text
 */
export function tokenize(code: string, grammar: string | undefined): Token[] {
  if (grammar === undefined) return [{ text: code }];
  const tokens: Token[] = [];
  appendTokens(tokens, refractor.highlight(code, grammar).children, undefined);
  return tokens;
}

/**
 * Groups the tokens of consecutive lines that have the same key. A token that spans several groups is split.
 *
 * @param keyOf returns the key of a line, whose number counts from 0
 */
export function groupTokensByLineKey(
  tokens: readonly Token[],
  keyOf: (line: number) => string,
): TokenGroup[] {
  const groups: TokenGroup[] = [];
  let line = 0;
  for (const token of tokens) {
    for (const text of token.text.split(/(?<=\n)/)) {
      const key = keyOf(line);
      let group = groups.at(-1);
      if (group?.key !== key) {
        group = { key, tokens: [] };
        groups.push(group);
      }
      const lastToken = group.tokens.at(-1);
      if (lastToken !== undefined && lastToken.color === token.color) lastToken.text += text;
      else group.tokens.push({ ...token, text });
      if (text.endsWith('\n')) line += 1;
    }
  }
  return groups;
}

/** Renders each token with a color as a `<span>`, and each token without a color as a text node. */
export function renderTokens(tokens: readonly Token[]): ElementContent[] {
  return tokens.map(({ text, color }): ElementContent => {
    const content = { type: 'text', value: text } as const;
    if (color === undefined) return content;
    // The element is an object literal, because hastscript would parse a selector for each token.
    const properties = { className: ['token', color] };
    return { type: 'element', tagName: 'span', properties, children: [content] };
  });
}

function appendTokens(
  tokens: Token[],
  nodes: readonly RootContent[],
  inheritedColor: Color | undefined,
): void {
  for (const node of nodes) {
    if (node.type === 'text') appendOrMergeText(tokens, node.value, inheritedColor);
    if (node.type !== 'element') continue;
    const { className } = node.properties;
    const tokenTypes = Array.isArray(className) ? className.map(String) : [];
    appendTokens(tokens, node.children, chooseColor(tokenTypes, inheritedColor));
  }
}

function chooseColor(
  tokenTypes: readonly string[],
  inheritedColor: Color | undefined,
): Color | undefined {
  const color = tokenTypes.map((type) => colorsByType.get(type)).findLast(Boolean);
  if (color !== undefined) return color;
  const isPlain =
    tokenTypes.includes('interpolation') ||
    tokenTypes.includes('attr-equals') ||
    (inheritedColor === 'tag' && tokenTypes.includes('punctuation'));
  return isPlain ? undefined : inheritedColor;
}

const typesByColor: Record<Color, string[]> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'important', 'boolean', 'null', 'builtin'],
  string: ['string', 'char', 'attr-value', 'regex', 'template-string', 'url'],
  number: ['number', 'constant', 'symbol', 'variable'],
  function: ['function', 'class-name', 'property', 'attr-name', 'selector'],
  tag: ['tag', 'namespace'],
};

const colorsByType = new Map<string, Color>(
  Object.entries(typesByColor).flatMap(([color, types]) =>
    types.map((type): [string, Color] => [type, color as Color]),
  ),
);
