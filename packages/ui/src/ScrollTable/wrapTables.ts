import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Rehype plugin: wraps each Markdown table of an MDX page in `<ScrollTable>`, makes its first cells row headers if its corner is empty, and
 * gives code that may wrap the class `long`. With three columns or more, `data-label` of other body cells names the column, for phones.
 */
export function wrapTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
      addClassToLongCode(node);
      addRowHeadersAndLabels(node);
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'ScrollTable',
        attributes: [],
        children: [node],
      };
      return SKIP;
    });
  };
}

/**
 * Whether code may wrap in a table cell: it has three words with a space after each, as messages have, or a line of 36 characters, which is
 * wider than a phone. Shorter identifiers do not wrap, because a broken one reads as two.
 */
function isLongCode(code: string): boolean {
  return /(?:\p{L}\S*\s+){3}/u.test(code) || /.{36}/u.test(code);
}

function addClassToLongCode(table: Element): void {
  visit(table, 'element', (node) => {
    if (node.tagName === 'code' && isLongCode(toString(node))) node.properties.className = ['long'];
  });
}

function addRowHeadersAndLabels(table: Element): void {
  const rows: Element[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node.children.filter((child) => child.type === 'element'));
  });
  const [headerCells = [], ...bodyRows] = rows;
  const columnNames = headerCells.map((cell) => toString(cell).trim());
  for (const [firstCell, ...dataCells] of bodyRows) {
    if (columnNames[0] === '' && firstCell !== undefined) {
      firstCell.tagName = 'th';
      firstCell.properties.scope = 'row';
    }
    // On a phone, each row is a card with the first cell as its title. In a table with two columns, the second cell needs no label either.
    if (columnNames.length < 3) continue;
    dataCells.forEach((cell, index) => (cell.properties.dataLabel = columnNames[index + 1]));
  }
}
