import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Code that may wrap in a cell: four words, as messages have, or longer than a phone is wide. A broken identifier is another one. */
const longCode = /(?:\p{L}\S*\s+){3}|.{36}/u;

/**
 * Rehype plugin: wraps each table in `<ScrollTable>`; below an empty corner, the first cell of each row is its header; long code
 * may wrap; cells name their column, for phones, where rows are cards.
 */
export function wrapTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || parent === undefined || index === undefined) {
        return undefined;
      }
      markRowHeaders(node);
      markLongCode(node);
      labelCells(node);
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

function markRowHeaders(table: Element): void {
  const [corner, ...first] = listFirstCells(table);
  if (corner === undefined || toString(corner).trim() !== '') return;
  for (const cell of first) {
    cell.tagName = 'th';
    cell.properties.scope = 'row';
  }
}

/** The first cell is the title of its row; in two columns the other one needs no label either. */
function labelCells(table: Element): void {
  const [head, ...body] = listRows(table).map(listCells);
  if (head === undefined || head.length < 3) return;
  const labels = head.map((cell) => toString(cell).trim());
  for (const cells of body) {
    cells.slice(1).forEach((cell, index) => {
      cell.properties.dataLabel = labels[index + 1];
    });
  }
}

function markLongCode(table: Element): void {
  visit(table, 'element', (node) => {
    if (node.tagName === 'code' && longCode.test(toString(node))) {
      node.properties.className = ['long'];
    }
  });
}

/** The first cell of every row. */
function listFirstCells(table: Element): Element[] {
  return listRows(table).flatMap((row) => listCells(row)[0] ?? []);
}

function listRows(table: Element): Element[] {
  const rows: Element[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node);
  });
  return rows;
}

function listCells(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}
