import { expect, test } from 'vitest';
import { findIdioms } from './findIdioms';

const find = (file: string, text: string) =>
  findIdioms(file, text).map(({ line, message }) => `${line}: ${message}`);

test('comments are checked, also over a line break; code and strings are not', () => {
  const text = `const mend = 'anew';
/**
 * Loads scripts after the first
 * picture.
 */
// mended
const a = 1;`;
  expect(find('a.ts', text)).toEqual([
    '3: "first picture": use first paint',
    '6: "mended": use fix, patch',
  ]);
});

test('test titles are checked, with and without parameters', () => {
  const text = `test('drawn anew', () => {});
describe.each([['mend']])(\`mends \${1}\`, () => {});
expect('anew');`;
  expect(find('a.test.tsx', text)).toEqual(['1: "anew": use again', '2: "mends": use fix, patch']);
});

test('comments of JSX and CSS are checked', () => {
  expect(find('a.tsx', 'const a = <p>{/* anew */}anew</p>;')).toEqual(['1: "anew": use again']);
  expect(find('a.css', 'a {}\n/* anew */\n.anew {}')).toEqual(['2: "anew": use again']);
});

test('Markdown is checked, its code blocks are not', () => {
  expect(find('a.md', '# Anew\n\n```sh\nanew\n```\n')).toEqual(['1: "Anew": use again']);
});
