import { expect, test } from 'vitest';
import { findIdioms } from './checkWording';

const find = (file: string, text: string) =>
  findIdioms(file, text).map(({ line, message }) => `${line}: ${message}`);

test('comments, titles and messages are checked, also over a line break', () => {
  const text = `const mended = 1;
/**
 * Loads scripts after the first
 * picture.
 */
test('drawn anew', () => {});`;
  expect(find('a.ts', text)).toEqual([
    '3: "first picture": use first paint',
    '6: "anew": use again',
    '1: "mended": use fix, patch',
  ]);
});

test('Markdown is checked, its code blocks are not', () => {
  expect(find('a.md', '# Anew\n\n```sh\nanew\n```\n')).toEqual(['1: "Anew": use again']);
});
