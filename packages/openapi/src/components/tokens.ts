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

/**
 * Encodes the tokens of a code sample as letters with lengths (`k6p1s12`): only the sample that is shown has elements for its
 * tokens, because those of every language would slow the page down.
 */
export function encodeTokens(tokens: readonly { text: string; color?: string }[]): string {
  return tokens
    .map(({ text, color }) => `${letters.get(color ?? '') ?? plain}${text.length}`)
    .join('');
}

/** Splits code into its tokens. */
export function decodeTokens(code: string, encoded: string): CodeToken[] {
  let start = 0;
  return Array.from(encoded.matchAll(/([a-z])(\d+)/g), ([, letter = plain, length]) => {
    const text = code.slice(start, (start += Number(length)));
    const kind = kinds[letter];
    return kind === undefined ? { text } : { text, kind };
  });
}
