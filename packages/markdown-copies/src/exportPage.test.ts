import { expect, test } from 'vitest';
import { readTestPage } from '@aifindr-docs/page-outputs/readTestPage';
import { exportPage } from './exportPage';
import { copyTexts } from './testing/texts';

const exportContent = (content: string, limit: number) =>
  exportPage(
    readTestPage(
      `<article><div class="markdown"><h1>Op</h1>${content}</div></article>`,
      '',
      '/docs/op',
    ),
    '/docs/op.md',
    { limit, fenceLanguages: {}, texts: copyTexts },
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

test('a page above the limit is split at headings', () => {
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

test('a longer section is split at blocks, items and lines', () => {
  const item = `<li><p>${'texto '.repeat(150)}</p></li>`;
  const code = `<pre><code>${'línea de código\n'.repeat(150)}</code></pre>`;
  const files = exportContent(`<h2>Uno</h2><ol>${item.repeat(3)}</ol>${code}`, 2500);
  expect(files.length).toBeGreaterThan(3);
  expect(Math.max(...files.map(({ text }) => text.length))).toBeLessThan(2500);
  const all = files.map(({ text }) => text).join('');
  expect(all.match(/^\d\. texto/gm)).toEqual(['1. texto', '2. texto', '3. texto']);
  expect(all.match(/línea de código/g)).toHaveLength(150);
});

test('what cannot be split stays whole', () => {
  expect(exportContent('<p>Texto largo.</p>', 50)).toHaveLength(2);
});
