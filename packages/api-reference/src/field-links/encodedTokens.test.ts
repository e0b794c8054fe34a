import { expect, it } from 'vitest';
import { decodeTokens, encodeTokens } from './encodedTokens';

const tokens = [
  { text: 'let', color: 'keyword' },
  { text: ' x =\n ' },
  { text: '"é😀\n"', color: 'string' },
];
const code = tokens.map(({ text }) => text).join('');

it('decodes what it has encoded', () => {
  expect(encodeTokens(tokens)).toEqual({ tokens: 'k3p6s6' });
  expect(decodeTokens(code, encodeTokens(tokens))).toEqual([
    {
      tokens: [
        { text: 'let', kind: 'keyword' },
        { text: ' x =\n ' },
        { text: '"é😀\n"', kind: 'string' },
      ],
    },
  ]);
});

it('keeps the fields of lines', () => {
  const encoded = encodeTokens(tokens, ['', 'a b', 'c']);
  expect(encoded).toEqual({ tokens: 'k3p5(0p1s5)(1s1)', fields: ['a b', 'c'] });
  expect(decodeTokens(code, encoded)).toEqual([
    { tokens: [{ text: 'let', kind: 'keyword' }, { text: ' x =\n' }] },
    { field: 'a b', tokens: [{ text: ' ' }, { text: '"é😀\n', kind: 'string' }] },
    { field: 'c', tokens: [{ text: '"', kind: 'string' }] },
  ]);
});
