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
