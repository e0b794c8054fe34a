import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Rehype plugin: wraps each table in `<ScrollTable>`; below an empty corner, the first cell of each row is its header. */
export function wrapTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || parent === undefined || index === undefined) {
        return undefined;
      }
      markRowHeaders(node);
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

/** The first cell of every row. */
function listFirstCells(table: Element): Element[] {
  const cells: Element[] = [];
  visit(table, 'element', ({ tagName, children }) => {
    const cell = children.find((child) => child.type === 'element');
    if (tagName === 'tr' && cell) cells.push(cell);
  });
  return cells;
}
