import { expect, test } from 'vitest';
import { markdownPath } from './markdownPath';

test.each([
  ['/', '/index.md'],
  ['/index.html', '/index.md'],
  ['/docs/a', '/docs/a.md'],
  ['/docs/a/', '/docs/a.md'],
  ['/docs/a.html', '/docs/a.md'],
])('%s has its copy at %s', (pathname, expected) => {
  expect(markdownPath(pathname)).toBe(expected);
});
