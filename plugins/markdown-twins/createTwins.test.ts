import { expect, test } from 'vitest';
import { readPage } from './convert/readPage';
import { createTwins } from './createTwins';

const sample = (example: string, language: string, current = false) =>
  `<div role="tabpanel" data-language="${language}"${current ? ' data-current' : ''}><p>${language}</p><pre><code>${example} in ${language}${' x'.repeat(200)}</code></pre></div>`;

const example = (name: string) =>
  `<section data-example="${name}"><h3 id="ejemplo-${name}">Título ${name}</h3>${sample(name, 'python')}${sample(name, 'curl', true)}</section>`;

const readTestPage = (content: string) => {
  const page = readPage(
    `<title>T | Sitio</title><meta name="description" content="Qué: &quot;es&quot;"><link rel="canonical" href="https://docs.test/docs/op"><main><article><div class="markdown"><h1>Op</h1>${content}</div></article></main>`,
  );
  if (!page) throw new Error('the page is not to be indexed');
  return page;
};

test('a twin states title, description and address, and holds the page', () => {
  const [twin, ...parts] = createTwins(readTestPage('<p>Texto.</p>'), 1000);
  expect(parts).toEqual([]);
  expect(twin).toMatchInlineSnapshot(`
    {
      "path": "/docs/op.md",
      "text": "---
    title: T
    description: 'Qué: "es"'
    canonical: https://docs.test/docs/op
    ---

    # Op

    Texto.
    ",
    }
  `);
});

test('a page that is too long keeps its first example whole and one language of the others, and names the rest', () => {
  const page = readTestPage(example('uno') + example('dos'));
  const [whole] = createTwins(page, 10_000);
  const [main, part] = createTwins(page, whole?.text.length ?? 0);
  expect(main?.text).toContain('uno in python');
  expect(main?.text).toContain('uno in curl');
  expect(main?.text).toContain('dos in curl');
  expect(main?.text).not.toContain('dos in python');
  expect(main?.text).toContain('https://docs.test/docs/op.ejemplo-dos.md');
  expect(part?.path).toBe('/docs/op.ejemplo-dos.md');
  expect(part?.text).toContain('dos in python');
  expect(part?.text).not.toContain('dos in curl');
  expect(part?.text).toContain('title: "T: Título dos"');
});

test('a page that is too long without examples goes on in further files, from heading to heading', () => {
  const section = (name: string) =>
    `<h2>${name}</h2><p>${'texto '.repeat(200)}</p><pre><code>## ${name} en código</code></pre>`;
  const page = readTestPage(section('Uno') + section('Dos') + section('Tres'));
  const twins = createTwins(page, 2500);
  expect(twins.map(({ path }) => path)).toEqual(['/docs/op.md', '/docs/op.2.md', '/docs/op.3.md']);
  expect(twins.map(({ text }) => text.match(/^## \S+$/gm))).toEqual([
    ['## Uno'],
    ['## Dos'],
    ['## Tres'],
  ]);
  expect(twins[0]?.text).toContain('Esta página sigue en: [https://docs.test/docs/op.2.md]');
  expect(twins[1]?.text).toContain('title: T (parte 2)');
  expect(twins[2]?.text).not.toContain('sigue en');
});

test('a page that is too long in any other way fails the build, by name', () => {
  expect(() => createTwins(readTestPage('<p>Texto largo.</p>'), 50)).toThrow(
    /^\/docs\/op\.md has \d+ characters/,
  );
});

test('a page that asks not to be indexed has no twin', () => {
  expect(readPage('<meta name="robots" content="noindex"><main></main>')).toBeUndefined();
});
