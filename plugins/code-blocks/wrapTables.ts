import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Code that may wrap in a cell: four words, as messages have, or longer than a phone is wide. A broken identifier is another one. */
const longCode = /(?:\p{L}\S*\s+){3}|.{36}/u;

/**
 * Rehype plugin: wraps each table in `<ScrollTable>`; below an empty corner, the first cell of each row is its header; long code
 * may wrap.
 */
export function wrapTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || parent === undefined || index === undefined) {
        return undefined;
      }
      markRowHeaders(node);
      markLongCode(node);
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

function markLongCode(table: Element): void {
  visit(table, 'element', (node) => {
    if (node.tagName === 'code' && longCode.test(toString(node))) {
      node.properties.className = ['long'];
    }
  });
}

/** The first cell of every row. */
function listFirstCells(table: Element): Element[] {
  const cells: Element[] = [];
  visit(table, 'element', ({ tagName, children }) => {
    const cell = children.find((child) => child.type === 'element');
    if (tagName === 'tr' && cell) cells.push(cell);
  });
  return cells;
}
