import { expect, it } from 'vitest';
import { decodeTokens, encodeTokens } from './tokens';

it('decodes what it has encoded', () => {
  const tokens = [
    { text: 'let', color: 'keyword' },
    { text: ' x = ' },
    { text: '"é😀"', color: 'string' },
  ];
  const code = tokens.map(({ text }) => text).join('');
  expect(encodeTokens(tokens)).toBe('k3p5s5');
  expect(decodeTokens(code, encodeTokens(tokens))).toEqual([
    { text: 'let', kind: 'keyword' },
    { text: ' x = ' },
    { text: '"é😀"', kind: 'string' },
  ]);
});
