import type { ElementContent, RootContent } from 'hast';
import { h } from 'hastscript';
import { refractor } from './grammars';

/** Colours of code: the second class of a `.token` in src/css/content.css. */
export type Colour = 'comment' | 'keyword' | 'string' | 'number' | 'function' | 'tag';

/** A run of code of one colour; without a colour it looks like plain text. */
export interface Token {
  text: string;
  colour?: Colour;
}

/**
 * Splits code into runs of one colour. Punctuation and operators have none, which halves the number of elements on a page and so
 * the cost of style recalculation.
 *
 * @param grammar name of a refractor grammar; undefined for plain text
 */
export function tokenize(code: string, grammar: string | undefined): Token[] {
  return grammar === undefined
    ? [{ text: code }]
    : merge(flatten(refractor.highlight(code, grammar).children, undefined));
}

/** Tokens as HTML nodes: one `span` for each that has a colour. */
export function tokensToHast(tokens: readonly Token[]): ElementContent[] {
  return tokens.map(({ text, colour }): ElementContent =>
    colour === undefined
      ? { type: 'text', value: text }
      : h('span', { className: ['token', colour] }, text),
  );
}

function flatten(nodes: readonly RootContent[], around: Colour | undefined): Token[] {
  return nodes.flatMap((node): Token[] => {
    if (node.type === 'text') {
      return [paint(node.value, around)];
    }
    if (node.type !== 'element') {
      return [];
    }
    const { className } = node.properties;
    const kinds = Array.isArray(className) ? className.map(String) : [];
    return flatten(node.children, colourOf(kinds, around));
  });
}

function colourOf(kinds: readonly string[], around: Colour | undefined): Colour | undefined {
  const own = kinds.map((kind) => colours.get(kind)).findLast((colour) => colour !== undefined);
  const isPlainInside =
    kinds.includes('interpolation') ||
    kinds.includes('attr-equals') ||
    (around === 'tag' && kinds.includes('punctuation'));
  return own ?? (isPlainInside ? undefined : around);
}

function merge(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const { text, colour } of tokens) {
    const last = merged.at(-1);
    if (last !== undefined && (last.colour === colour || text.trim() === '')) {
      last.text += text;
    } else {
      merged.push(paint(text, colour));
    }
  }
  return merged;
}

function paint(text: string, colour: Colour | undefined): Token {
  return colour === undefined ? { text } : { text, colour };
}

const kindsOfColours: Record<Colour, string[]> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'important', 'boolean', 'null', 'builtin'],
  string: ['string', 'char', 'attr-value', 'regex', 'template-string', 'url'],
  number: ['number', 'constant', 'symbol', 'variable'],
  function: ['function', 'class-name', 'property', 'attr-name', 'selector'],
  tag: ['tag', 'namespace'],
};

/** Colour by token type of refractor. */
const colours = new Map<string, Colour>(
  Object.entries(kindsOfColours).flatMap(([colour, kinds]) =>
    kinds.map((kind): [string, Colour] => [kind, colour as Colour]),
  ),
);
