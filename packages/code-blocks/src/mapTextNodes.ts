import type { ElementContent } from 'hast';

/** Copies nodes, with each text node at any depth replaced by the nodes that `replace` returns for its value. */
export function mapTextNodes(
  nodes: readonly ElementContent[],
  replace: (text: string) => ElementContent[],
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return replace(node.value);
    if (node.type !== 'element') return [node];
    return [{ ...node, children: mapTextNodes(node.children, replace) }];
  });
}

export function createTextNode(value: string): ElementContent {
  return { type: 'text', value };
}
