import { type Mark, type MarkedNode, nestMarks } from './marks';

/** Kinds of tokens (the second class of a `.token`), by their letter in encoded tokens. */
const kinds: Readonly<Record<string, string>> = {
  c: 'comment',
  k: 'keyword',
  s: 'string',
  n: 'number',
  f: 'function',
  t: 'tag',
};
const plain = 'p';
const letters = new Map(Object.entries(kinds).map(([letter, kind]) => [kind, letter]));

/** A stretch of code; without a kind it is plain. */
export interface CodeToken {
  text: string;
  kind?: string;
}

/** Tokens as letters with lengths, and the fields that they name by their place in the list. */
export interface EncodedTokens {
  tokens: string;
  fields?: readonly string[];
}

/**
 * Encodes the tokens of a code sample as letters with lengths (`k6p1s12`): only the sample that is shown has elements for its
 * tokens, because those of every language would slow the page down. What shows a field is in brackets, `(0s4)` for whole lines and
 * `[0s4)` for a part of one.
 */
export function encodeTokens(
  tokens: readonly { text: string; color?: string }[],
  marks: readonly Mark[] = [],
): EncodedTokens {
  const fields = [...new Set(marks.map(([, , field]) => field))];
  const encode = (node: MarkedNode<{ text: string; color?: string }>): string =>
    'children' in node
      ? `${node.isPart ? '[' : '('}${fields.indexOf(node.field)}${node.children.map(encode).join('')})`
      : `${letters.get(node.color ?? '') ?? plain}${node.text.length}`;
  const encoded = nestMarks(tokens, marks).map(encode).join('');
  return fields.length === 0 ? { tokens: encoded } : { tokens: encoded, fields };
}

/** Splits code into its tokens, inside what shows a field. */
export function decodeTokens(
  code: string,
  { tokens, fields = [] }: EncodedTokens,
): MarkedNode<CodeToken>[] {
  const root: MarkedNode<CodeToken>[] = [];
  const around = [root];
  let start = 0;
  for (const [, letter = plain, number] of tokens.matchAll(/([a-z([)])(\d*)/g)) {
    if (letter === ')') around.pop();
    else if (letter < 'a') {
      const children: MarkedNode<CodeToken>[] = [];
      const field = fields[Number(number)] ?? '';
      around[around.length - 1]?.push({ field, isPart: letter === '[', children });
      around.push(children);
    } else {
      const text = code.slice(start, (start += Number(number)));
      const kind = kinds[letter];
      around[around.length - 1]?.push(kind === undefined ? { text } : { text, kind });
    }
  }
  return root;
}
