import type { Element, Nodes } from 'hast';

/** All elements in a tree, in the order of the text: selectors answer questions about whole pages several times as slowly. */
export function listElements(tree: Nodes): Element[] {
  const found: Element[] = [];
  const list = (node: Nodes) => {
    if (!('children' in node)) return;
    for (const child of node.children) {
      if (child.type === 'element') found.push(child);
      list(child);
    }
  };
  list(tree);
  return found;
}
