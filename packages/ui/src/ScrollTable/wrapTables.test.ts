import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { wrapTables } from './wrapTables';

/** The body of a table whose rows are separated by ` / ` and whose cells by `|`. */
function wrap(table: string): string {
  const rows = table.split(' / ').map((row) => `<td>${row.split('|').join('</td><td>')}</td>`);
  const [head = '', ...body] = rows;
  const html = `<thead><tr>${head.replaceAll('td>', 'th>')}</tr></thead><tr>${body.join('</tr><tr>')}</tr>`;
  const tree = fromHtml(`<table>${html}</table>`, { fragment: true });
  wrapTables()(tree);
  expect(tree.children[0]).toMatchObject({ type: 'mdxJsxFlowElement', name: 'ScrollTable' });
  const [scroll] = tree.children;
  return scroll && 'children' in scroll ? toHtml(scroll.children).replace(/^.*<tbody>/, '') : '';
}

test.each([
  [
    'below an empty corner the first cells are headers',
    '|A / B|1',
    '<tr><th scope="row">B</th><td>1</td></tr>',
  ],
  ['otherwise the columns alone have headers', 'C|A / B|1', '<tr><td>B</td><td>1</td></tr>'],
  [
    'three columns name theirs, but for the title of the row',
    'S|C|<b>Q</b> / a|b|c',
    '<td data-label="C">b</td><td data-label="Q">c</td>',
  ],
  ['a message may wrap', 'C|A / B|<code>Uncaught TypeError: x is</code>', '<code class="long">'],
  ['an identifier stays whole', 'C|A / B|<code>window.AIFindrWidget</code>', '<code>window'],
])('%s', (_name, table, html) => {
  expect(wrap(table)).toContain(html);
});
