import { expect, it } from 'vitest';
import { decodeTokens, encodeTokens } from './encodedTokens';

const tokens = [
  { text: 'let', color: 'keyword' },
  { text: ' x = ' },
  { text: '"é😀"', color: 'string' },
];
const code = tokens.map(({ text }) => text).join('');

it('decodes what it has encoded', () => {
  expect(encodeTokens(tokens)).toEqual({ tokens: 'k3p5s5' });
  expect(decodeTokens(code, encodeTokens(tokens))).toEqual([
    { text: 'let', kind: 'keyword' },
    { text: ' x = ' },
    { text: '"é😀"', kind: 'string' },
  ]);
});

it('keeps what shows a field', () => {
  const encoded = encodeTokens(tokens, [
    [0, code.length, 'a'],
    [4, 10, 'b'],
  ]);
  expect(encoded).toEqual({ tokens: '(0k3p1[1p4s2)s3)', fields: ['a', 'b'] });
  expect(decodeTokens(code, encoded)).toEqual([
    {
      field: 'a',
      isPart: false,
      children: [
        { text: 'let', kind: 'keyword' },
        { text: ' ' },
        { field: 'b', isPart: true, children: [{ text: 'x = ' }, { text: '"é', kind: 'string' }] },
        { text: '😀"', kind: 'string' },
      ],
    },
  ]);
});
