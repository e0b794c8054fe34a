import { Script } from 'node:vm';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import inlineScripts from '.';

test('each script is at the end of the body, parses, and knows the base URL', () => {
  const { injectHtmlTags } = inlineScripts({ baseUrl: '/help/' } as LoadContext);
  const { postBodyTags } = injectHtmlTags?.({ content: undefined }) ?? {};
  const texts = (postBodyTags as { innerHTML: string }[]).map(({ innerHTML }) => innerHTML);
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(() => new Script(text)).not.toThrow();
  expect(texts.join('')).toContain('/help/');
  expect(texts.join('')).not.toMatch(/__BASE_URL__|^\/\*/m);
});
