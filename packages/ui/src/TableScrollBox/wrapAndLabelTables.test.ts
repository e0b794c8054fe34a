import type { ElementContent, Parent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { wrapAndLabelTables } from './wrapAndLabelTables';

/** Wraps a table with a header row and a body row; returns the HTML of the body row. */
function wrap(headers: string[], cells: string[]): string {
  const head = headers.map((header) => `<th>${header}</th>`).join('');
  const body = cells.map((cell) => `<td>${cell}</td>`).join('');
  const tree = fromHtml(
    `<table><thead><tr>${head}</tr></thead><tbody><tr>${body}</tr></tbody></table>`,
    { fragment: true },
  );
  wrapAndLabelTables()(tree);
  const [scrollTable] = tree.children;
  expect(scrollTable).toMatchObject({ type: 'mdxJsxFlowElement', name: 'TableScrollBox' });
  const table = (scrollTable as Parent).children as ElementContent[];
  return /<tbody>(.*)<\/tbody>/.exec(toHtml(table))?.[1] ?? '';
}

test('below an empty corner the first cell is the header of its row', () => {
  expect(wrap(['', 'A'], ['B', '1'])).toBe('<tr><th scope="row">B</th><td>1</td></tr>');
});

test('in two columns below a header no cell is a header or has a label', () => {
  expect(wrap(['C', 'A'], ['B', '1'])).toBe('<tr><td>B</td><td>1</td></tr>');
});

test('in three columns each cell has the name of its column, except the first', () => {
  expect(wrap(['S', 'C', '<b>Q</b>'], ['a', 'b', 'c'])).toBe(
    '<tr><td>a</td><td data-label="C">b</td><td data-label="Q">c</td></tr>',
  );
});

test('a message in code may wrap, an identifier may not', () => {
  expect(wrap(['A'], ['<code>Uncaught TypeError: x is</code>'])).toContain('<code class="long">');
  expect(wrap(['A'], ['<code>window.AIFindrWidget</code>'])).toContain('<code>');
});
