import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { markPlaceholders } from './markPlaceholders';

const placeholders = { TU_ID: 'id', 'mi-slug': 'slug' };

function mark(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  markPlaceholders(placeholders)(tree);
  return toHtml(tree);
}

test('placeholders are marked inside the tokens of highlighted code', () => {
  expect(
    mark('<pre><code><span class="token string">"a/<wbr>TU_ID/b"</span> mi-slug</code></pre>'),
  ).toBe(
    '<pre><code><span class="token string">"a/<wbr><var data-placeholder="id">TU_ID</var>/b"</span> <var data-placeholder="slug">mi-slug</var></code></pre>',
  );
});

test('and in the code of a sentence, but not in its words', () => {
  expect(mark('<p>TU_ID: donde dice <code>x="TU_ID"</code>.</p>')).toBe(
    '<p>TU_ID: donde dice <code>x="<var data-placeholder="id">TU_ID</var>"</code>.</p>',
  );
});
