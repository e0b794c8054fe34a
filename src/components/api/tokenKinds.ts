/** Letters that stand for the kinds of code stretches in `data-tokens`, and the class that colours each. */
export const tokenClasses: Readonly<Record<string, string>> = {
  c: 'comment',
  k: 'keyword',
  s: 'string',
  n: 'number',
  f: 'function',
  t: 'tag',
};

/** Letter for stretches without colour. */
export const plainLetter = 'p';
