import { expect, test } from 'vitest';
import { markdownPath } from './markdownPath';

test.each([
  ['/', '/', '/index.md'],
  ['/index.html', '/', '/index.md'],
  ['/docs/a', '/', '/docs/a.md'],
  ['/docs/a/', '/', '/docs/a.md'],
  ['/docs/a.html', '/', '/docs/a.md'],
  ['/base/', '/base/', '/base/index.md'],
  ['/base', '/base/', '/base/index.md'],
  ['/base/docs/a', '/base/', '/base/docs/a.md'],
])('%s under %s has its copy at %s', (pathname, baseUrl, expected) => {
  expect(markdownPath(pathname, baseUrl)).toBe(expected);
});
