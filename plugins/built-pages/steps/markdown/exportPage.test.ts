import { expect, test } from 'vitest';
import { readTestPage } from '../../readTestPage';
import { exportPage } from './exportPage';

const sample = (example: string, language: string, current = false) =>
  `<div role="tabpanel" data-language="${language}"${current ? ' data-selected' : ''}><p>${language}</p><pre><code>${example} in ${language}${' x'.repeat(200)}</code></pre></div>`;

const example = (name: string) =>
  `<section data-example="${name}"><h3 id="ejemplo-${name}">Título ${name}</h3>${sample(name, 'python')}${sample(name, 'curl', true)}</section>`;

const exportContent = (content: string, markdownLimit: number) =>
  exportPage(
    readTestPage(
      `<article><div class="markdown"><h1>Op</h1>${content}</div></article>`,
      '',
      '/docs/op',
    ),
    '/docs/op.md',
    { markdownLimit, fenceLanguages: {} },
  );

test('a copy has title, description and canonical URL, then the content', () => {
  const [copy, ...parts] = exportContent('<p>Texto.</p>', 1000);
  expect(parts).toEqual([]);
  expect(copy).toMatchInlineSnapshot(`
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

test('a page above the limit keeps its first example whole and one language of the others, and links to the rest', () => {
  const examples = example('uno') + example('dos');
  const [whole] = exportContent(examples, 10_000);
  const [main, part] = exportContent(examples, whole?.text.length ?? 0);
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

test('a page above the limit without examples is split at headings', () => {
  const section = (name: string) =>
    `<h2>${name}</h2><p>${'texto '.repeat(200)}</p><pre><code>## ${name} en código</code></pre>`;
  const files = exportContent(section('Uno') + section('Dos') + section('Tres'), 2500);
  expect(files.map(({ path }) => path)).toEqual(['/docs/op.md', '/docs/op.2.md', '/docs/op.3.md']);
  expect(files.map(({ text }) => text.match(/^## \S+$/gm))).toEqual([
    ['## Uno'],
    ['## Dos'],
    ['## Tres'],
  ]);
  expect(files[0]?.text).toContain('Esta página sigue en: [https://docs.test/docs/op.2.md]');
  expect(files[1]?.text).toContain('title: T (parte 2)');
  expect(files[2]?.text).not.toContain('sigue en');
});

test('a page that cannot be split stops the build with its path', () => {
  expect(() => exportContent('<p>Texto largo.</p>', 50)).toThrow(
    /^\/docs\/op\.md has \d+ characters; the limit is 50/,
  );
});
