import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Rehype plugin: wraps each Markdown table in `<TableScrollBox>`, and adds the class `long` to code that may wrap. With an empty corner,
 * first cells become row headers. With three columns or more, `data-label` of the other cells is their column's name, for phones.
 */
export function wrapAndLabelTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
      addLongClassToCode(node);
      addRowHeadersAndLabels(node);
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'TableScrollBox',
        attributes: [],
        children: [node],
      };
      return SKIP;
    });
  };
}

/**
 * Whether code may wrap in a table cell: it has three words with a space after each, as messages have, or a line of 36 characters or more,
 * which is wider than a phone. Shorter identifiers do not wrap, because a broken one reads as two.
 */
function mayWrap(code: string): boolean {
  return /(?:\p{L}\S*\s+){3}/u.test(code) || /.{36}/u.test(code);
}

function addLongClassToCode(table: Element): void {
  visit(table, 'element', (node) => {
    if (node.tagName === 'code' && mayWrap(toString(node))) node.properties.className = ['long'];
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
    // On a phone, each row is a card, whose title is the first cell. If there is only one other cell, it needs no label.
    if (columnNames.length < 3) continue;
    dataCells.forEach((cell, index) => (cell.properties.dataLabel = columnNames[index + 1]));
  }
}
