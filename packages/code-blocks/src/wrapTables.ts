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
      markCells(node);
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

function markCells(table: Element): void {
  const rows: Element[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'code' && longCode.test(toString(node))) {
      node.properties.className = ['long'];
    }
    if (node.tagName === 'tr') {
      rows.push(node.children.filter(({ type }) => type === 'element') as Element[]);
    }
  });
  const [head = [], ...body] = rows;
  const labels = head.map((cell) => toString(cell).trim());
  for (const [first, ...others] of body) {
    if (labels[0] === '' && first !== undefined) {
      Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } });
    }
    // The first cell is the title of its row; in two columns the other one needs no label either.
    if (head.length < 3) continue;
    others.forEach((cell, index) => (cell.properties.dataLabel = labels[index + 1]));
  }
}
