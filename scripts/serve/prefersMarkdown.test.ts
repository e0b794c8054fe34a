import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefersMarkdown';

test.each<[accept: string | undefined, preferred: boolean]>([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, Text/Markdown', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
])('Accept: %s', (accept, preferred) => {
  expect(prefersMarkdown(accept)).toBe(preferred);
});
