import type { ElementContent, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { refractor } from 'refractor/all';

/** A stretch of code of one kind; `kind` is undefined where the code has no colour. */
export interface Token {
  text: string;
  kind?: string;
}

/** Splits code into its coloured stretches; code in a language without a grammar stays one stretch. */
export function tokenize(code: string, language: string): Token[] {
  if (!refractor.registered(language)) return [{ text: code }];
  return mergeTokens(flatten(refractor.highlight(code, language).children, undefined));
}

/** Code as HTML nodes with one `span` for each coloured stretch. */
export function highlightToHast(code: string, language: string): ElementContent[] {
  return tokenize(code, language).map(({ text, kind }): ElementContent => {
    const value = { type: 'text', value: text } as const;
    return kind === undefined
      ? value
      : {
          type: 'element',
          tagName: 'span',
          properties: { className: ['token', kind] },
          children: [value],
        };
  });
}

/** The same as a string of HTML. */
export function highlightToHtml(code: string, language: string): string {
  return toHtml({ type: 'root', children: highlightToHast(code, language) });
}

function flatten(nodes: readonly RootContent[], kind: string | undefined): Token[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text')
      return [kind === undefined ? { text: node.value } : { text: node.value, kind }];
    if (node.type !== 'element') return [];
    const classes = node.properties.className;
    const own = Array.isArray(classes) ? String(classes[1] ?? '') : '';
    return flatten(node.children, own || kind);
  });
}

function mergeTokens(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const kind = token.kind !== undefined && colouredKinds.has(token.kind) ? token.kind : undefined;
    const last = merged.at(-1);
    if (last !== undefined && (last.kind === kind || token.text.trim() === ''))
      last.text += token.text;
    else merged.push(kind === undefined ? { text: token.text } : { text: token.text, kind });
  }
  return merged;
}

/** Kinds that src/css colours; all others stay plain, which halves the number of elements. */
const colouredKinds = new Set([
  ...[
    'comment',
    'prolog',
    'doctype',
    'cdata',
    'keyword',
    'atrule',
    'important',
    'boolean',
    'null',
    'builtin',
  ],
  ...[
    'string',
    'char',
    'attr-value',
    'regex',
    'template-string',
    'url',
    'number',
    'constant',
    'symbol',
    'variable',
  ],
  ...['function', 'class-name', 'property', 'attr-name', 'selector', 'tag', 'namespace'],
]);
