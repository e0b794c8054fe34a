import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { keepPunctuation } from './keepPunctuation';

test.each([
  ['a comma after it', ['Define ', h('code', ':root'), ', también'], true],
  ['a bracket before it', ['(', h('code', 'open()'), ' y más'], true],
  ['a hyphen in it', ['(', h('code', 'child-src'), ' y más'], false],
  ['words on both sides', ['La variable ', h('code', ':root'), ' manda'], false],
  ['more letters than a phone has room for', [h('code', 'a'.repeat(29)), ', y'], false],
])('a word of code with %s', (_, children, isKept) => {
  const tree = h(null, h('p', children));
  keepPunctuation()(tree);
  expect(toHtml(tree).includes('class="with-punctuation"')).toBe(isKept);
});
