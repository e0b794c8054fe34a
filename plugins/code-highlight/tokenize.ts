import type { ElementContent, RootContent } from 'hast';
import { refractor } from 'refractor/all';

/** The colours of code: the second class of a `.token` in src/css/content.css. */
export type Colour = 'comment' | 'keyword' | 'string' | 'number' | 'function' | 'tag';

/** A stretch of code of one colour; without one it looks like plain text. */
export interface Token {
  text: string;
  colour?: Colour;
}

/**
 * Splits code into its coloured stretches. What has no colour of its own (punctuation, operators) is plain, which halves
 * the elements of a page: each one costs the browser on every load and on every change of the colour mode.
 *
 * @param grammar name of a grammar of refractor; undefined for plain text
 */
export function tokenize(code: string, grammar: string | undefined): Token[] {
  return grammar === undefined
    ? [{ text: code }]
    : merge(flatten(refractor.highlight(code, grammar).children, undefined));
}

/** Tokens as HTML nodes: one `span` for each that has a colour. */
export function tokensToHast(tokens: readonly Token[]): ElementContent[] {
  return tokens.map(({ text, colour }): ElementContent => {
    const value = { type: 'text', value: text } as const;
    return colour === undefined
      ? value
      : {
          type: 'element',
          tagName: 'span',
          properties: { className: ['token', colour] },
          children: [value],
        };
  });
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

/** Colour of each kind of token that the highlighter names. */
const colours = new Map<string, Colour>(
  Object.entries(kindsOfColours).flatMap(([colour, kinds]) =>
    kinds.map((kind): [string, Colour] => [kind, colour as Colour]),
  ),
);
