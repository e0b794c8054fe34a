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
  kind?: string | undefined;
}

/** Lines of code that show the same field, or none. */
export interface CodeLines {
  field?: string | undefined;
  tokens: CodeToken[];
}

/** Tokens as letters with lengths, and the fields that they name by their place in the list. */
export interface EncodedTokens {
  tokens: string;
  fields?: readonly string[];
}

/**
 * Encodes the tokens of a code sample as letters with lengths (`k6p1s12`): only the sample that is shown has elements for its
 * tokens, because those of every language would slow the page down. Lines that show a field are in brackets: `(0s4)`.
 *
 * @param lines the field that each line shows, '' for none
 */
export function encodeTokens(
  tokens: readonly { text: string; color?: string }[],
  lines: readonly string[] = [],
): EncodedTokens {
  const fields = [...new Set(lines.filter((field) => field !== ''))];
  const runs: { field: string; letter: string; length: number }[] = [];
  let line = 0;
  for (const { text, color = '' } of tokens) {
    for (const part of text.split(/(?<=\n)/)) {
      const run = { field: lines[line] ?? '', letter: letters.get(color) ?? plain };
      const last = runs.at(-1);
      const isSame = last?.field === run.field && last.letter === run.letter;
      if (isSame) last.length += part.length;
      else runs.push({ ...run, length: part.length });
      if (part.endsWith('\n')) line += 1;
    }
  }
  const encoded = runs.map(({ field, letter, length }, index) => {
    const isFirst = field !== '' && runs[index - 1]?.field !== field;
    const isLast = field !== '' && runs[index + 1]?.field !== field;
    return `${isFirst ? `(${fields.indexOf(field)}` : ''}${letter}${length}${isLast ? ')' : ''}`;
  });
  return { tokens: encoded.join(''), ...(fields.length > 0 && { fields }) };
}

/** Splits code into its tokens, by the fields that their lines show. */
export function decodeTokens(code: string, { tokens, fields = [] }: EncodedTokens): CodeLines[] {
  let start = 0;
  return [...tokens.matchAll(/\((\d+)([^)]*)\)|[^()]+/g)].map(([all, number, inside]) => ({
    field: number === undefined ? undefined : fields[Number(number)],
    tokens: [...(inside ?? all).matchAll(/([a-z])(\d+)/g)].map(([, letter = plain, length]) => ({
      text: code.slice(start, (start += Number(length))),
      kind: kinds[letter],
    })),
  }));
}
