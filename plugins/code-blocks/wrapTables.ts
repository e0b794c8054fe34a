import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Rehype plugin: wraps each table in `<ScrollTable>`. */
export function wrapTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || parent === undefined || index === undefined) {
        return undefined;
      }
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
