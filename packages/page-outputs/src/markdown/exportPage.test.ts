import { expect, test } from 'vitest';
import { readTestPage } from '../readTestPage';
import { exportPage } from './exportPage';

test('a copy has title, description and canonical URL, then the content', () => {
  const html = '<article><div class="markdown"><h1>Op</h1><p>Texto.</p></div></article>';
  const page = readTestPage(html, '', '/docs/op');
  expect(exportPage(page, { fenceLanguages: {}, texts: {} as never })).toMatchInlineSnapshot(`
    "---
    title: T
    description: 'Qué: "es"'
    canonical: https://docs.test/docs/op
    ---

    # Op

    Texto.
    "
  `);
});
