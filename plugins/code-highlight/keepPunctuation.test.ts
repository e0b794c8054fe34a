import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
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
    'both, and nothing else',
    ['¿', code, '?).'],
    '<span class="with-punctuation">¿<code>open()</code>?).</span>',
  ],
  [
    'another one',
    [code, ',', code, '.'],
    '<span class="with-punctuation"><code>open()</code>,</span><span class="with-punctuation"><code>open()</code>.</span>',
  ],
  ['words on both sides', ['Con ', code, ' basta'], 'Con <code>open()</code> basta'],
  [
    'an element beside it',
    [code, h('em', '.'), ' (', h('em', code)],
    '<code>open()</code><em>.</em> (<em><code>open()</code></em>',
  ],
])('a word of code with %s', (_, children, html) => {
  const tree = h(null, h('p', children));
  const once = structuredClone(tree);
  keepPunctuation()(once);
  expect(toHtml(once)).toBe(`<p>${html}</p>`);
  keepPunctuation()(once);
  expect(toHtml(once), 'a second time').toBe(`<p>${html}</p>`);
});

test('blocks of code and headings stay as they are', () => {
  const tree = h(null, h('h2', code, '.'), h('pre', h('p', code, '.')));
  const before = toHtml(tree);
  keepPunctuation()(tree);
  expect(toHtml(tree)).toBe(before);
});
