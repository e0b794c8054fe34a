import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { keepPunctuation } from './keepPunctuation';

const code = h('code', 'open()');

test.each<[name: string, children: (string | ElementContent)[], html: string]>([
  [
    'a comma after it',
    ['Llama a ', code, ', también'],
    'Llama a <span class="with-punctuation"><code>open()</code>,</span> también',
  ],
  [
    'a bracket before it',
    ['Abre (', code, ' y más'],
    'Abre <span class="with-punctuation">(<code>open()</code></span> y más',
  ],
  [
    'punctuation on both sides only',
    ['¿', code, '?).'],
    '<span class="with-punctuation">¿<code>open()</code>?).</span>',
  ],
  [
    'more inline code',
    [code, ',', code, '.'],
    '<span class="with-punctuation"><code>open()</code>,</span><span class="with-punctuation"><code>open()</code>.</span>',
  ],
  ['words on both sides', ['Con ', code, ' basta'], 'Con <code>open()</code> basta'],
  [
    'an element beside it',
    [code, h('em', '.'), ' (', h('em', code)],
    '<code>open()</code><em>.</em> (<em><code>open()</code></em>',
  ],
])('inline code with %s', (_, children, html) => {
  const tree = h(null, h('p', children));
  const once = structuredClone(tree);
  keepPunctuation()(once);
  expect(toHtml(once)).toBe(`<p>${html}</p>`);
  keepPunctuation()(once);
  expect(toHtml(once), 'a second time').toBe(`<p>${html}</p>`);
});

test('code blocks and headings are left unchanged', () => {
  const tree = h(null, h('h2', code, '.'), h('pre', h('p', code, '.')));
  const before = toHtml(tree);
  keepPunctuation()(tree);
  expect(toHtml(tree)).toBe(before);
});
