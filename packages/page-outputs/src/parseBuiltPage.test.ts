import { expect, test } from 'vitest';
import { createTestPage } from './createTestPage';
import { parseBuiltPage } from './parseBuiltPage';

const site = { baseUrl: '/', titleSuffix: ' | Sitio' };
const read = (html: string, file = 'a.html') => parseBuiltPage({ route: '/a', file, html }, site);

test('a page has title, description, canonical URL, language and the pages above it', () => {
  const page = createTestPage(
    '<nav><ol class=breadcrumbs><li><a href=/>Inicio</a><li><a href=/docs/chat>Chat</a><li><span>T</span></ol></nav><h1>T</h1>',
  );
  expect(page).toMatchObject({
    title: 'T',
    description: 'Qué: "es"',
    url: 'https://docs.test/docs/api/ask',
    language: 'es',
    breadcrumbs: [{ name: 'Chat', url: 'https://docs.test/docs/chat' }],
  });
});

test('the content is the Markdown of a document, or main on a page with another layout', () => {
  const tagOf = (main: string) => createTestPage(main).content.tagName;
  expect(tagOf('<article><div class=markdown><h1>T</h1></div></article>')).toBe('div');
  expect(tagOf('<h1>T</h1><section>1</section>')).toBe('main');
});

test('tags are added at the end of the head, with and without its tags', () => {
  for (const html of [
    '<!doctype html><html><head><meta name=robots content=noindex></head><body><p>x</body></html>',
    '<!doctype html><meta name=robots content=noindex><body class=x><p>x',
    '<!doctype html><meta name=robots content=noindex><script>"<body>"</script><p>x',
  ]) {
    const { headEnd, bodyStart } = read(html);
    expect(html.slice(bodyStart)).toMatch(/^<p>x/);
    const before = html.includes('script') ? '</script>' : 'content=noindex>';
    expect(html.slice(0, headEnd).endsWith(before)).toBe(true);
  }
});

test('a page with noindex and the not-found page are not indexed', () => {
  expect(read('<meta name=robots content=noindex><main></main>').isIndexed).toBe(false);
  expect(read('<title>x</title><main></main>', '404.html').isIndexed).toBe(false);
});

test('a page without a description is refused with its route', () => {
  expect(() => read('<title>A</title><main></main>')).toThrow('/a: a page needs <main>, a title');
});
