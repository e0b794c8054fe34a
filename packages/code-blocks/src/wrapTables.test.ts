import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { wrapTables } from './wrapTables';

function wrap(head: string, cell = '1'): string {
  const rows = `<tr><td>B</td><td>${cell}</td></tr><tr><td>C</td><td>2</td></tr>`;
  const tree: Root = fromHtml(
    `<table><thead><tr><th>${head}</th><th>A</th></tr></thead><tbody>${rows}</tbody></table>`,
    { fragment: true },
  );
  wrapTables()(tree);
  const [scroll] = tree.children;
  return scroll && 'children' in scroll ? toHtml(scroll.children) : '';
}

test('below an empty corner the first cells are headers of their rows', () => {
  expect(wrap('')).toContain('<tr><th scope="row">B</th><td>1</td></tr>');
  expect(wrap('')).toContain('<tr><th scope="row">C</th><td>2</td></tr>');
});

test('otherwise the columns alone have headers', () => {
  expect(wrap('Campo')).not.toContain('scope');
});

test.each([
  ['Uncaught TypeError: x is undefined', true],
  [`document.querySelectorAll('[data-open-widget]').length`, true],
  ['window.AIFindrWidget', false],
  ['{ page: 1 }', false],
])('%s: whether it may wrap is %s', (code, isLong) => {
  expect(wrap('Campo', `<code>${code}</code>`).includes('<code class="long">')).toBe(isLong);
});

test('the cells of a table with three columns or more name their column, but for the title of the row', () => {
  const tree: Root = fromHtml(
    '<table><thead><tr><th>Síntoma</th><th>Causa</th><th>Qué <b>hacer</b></th></tr></thead><tbody><tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>',
    { fragment: true },
  );
  wrapTables()(tree);
  const [scroll] = tree.children;
  expect(scroll && 'children' in scroll ? toHtml(scroll.children) : '').toContain(
    '<tr><td>a</td><td data-label="Causa">b</td><td data-label="Qué hacer">c</td></tr>',
  );
  expect(wrap('Campo')).not.toContain('data-label');
});
