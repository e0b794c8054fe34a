import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { type Placeholders, splitPlaceholders } from './splitPlaceholders';

/** Nodes of code in which each placeholder is `<var data-placeholder="name">`. */
export function markNodes(
  nodes: readonly ElementContent[],
  placeholders: Placeholders,
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') {
      return [{ ...node, children: markNodes(node.children, placeholders) }];
    }
    if (node.type !== 'text') return [node];
    return splitPlaceholders(node.value, placeholders).map(({ text, placeholder }) =>
      placeholder === undefined
        ? { type: 'text', value: text }
        : h('var', { dataPlaceholder: placeholder }, text),
    );
  });
}

/** Nodes of code whose addresses break after a slash: browsers would break them anywhere. */
export function breakAddresses(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return [{ ...node, children: breakAddresses(node.children) }];
    if (node.type !== 'text' || !node.value.includes('://')) return [node];
    const parts = node.value.split(/(?<=[^/:<]\/)(?=[^/>*])/);
    return parts.flatMap((value, index) => [
      ...(index > 0 ? [h('wbr')] : []),
      { type: 'text' as const, value },
    ]);
  });
}
