import { expect, test } from 'vitest';
import { cleanUrl } from './createSiteServer';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/api/chat', '/docs/api/chat'],
  ['/docs/api/chat/', '/docs/api/chat'],
  ['/docs/api/chat.html', '/docs/api/chat'],
  ['/docs/api/chat/index.html', '/docs/api/chat'],
  ['/docs/api/chat.html?lang=go', '/docs/api/chat?lang=go'],
  ['/swagger.yaml', '/swagger.yaml'],
])('%s is served as %s', (url, expected) => {
  expect(cleanUrl(url)).toBe(expected);
});
