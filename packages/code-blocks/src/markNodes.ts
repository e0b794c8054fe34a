import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { type Placeholders, splitPlaceholders } from './splitPlaceholders';

/** Nodes of code in which each placeholder is `<var data-placeholder="name">`. */
export function markNodes(
  nodes: readonly ElementContent[],
  placeholders: Placeholders,
): ElementContent[] {
  return mapTexts(nodes, (value) =>
    splitPlaceholders(value, placeholders).map(({ text, placeholder }) =>
      placeholder === undefined ? toNode(text) : h('var', { dataPlaceholder: placeholder }, text),
    ),
  );
}

/** Nodes of code whose addresses break after a slash: browsers would break them anywhere. */
export function breakAddresses(nodes: readonly ElementContent[]): ElementContent[] {
  return mapTexts(nodes, (value) => {
    const parts = value.includes('://') ? value.split(/(?<=[^/:<]\/)(?=[^/>*])/) : [value];
    return parts.flatMap((part, index) => [...(index > 0 ? [h('wbr')] : []), toNode(part)]);
  });
}

/** Nodes with each text in them replaced, at any depth. */
function mapTexts(
  nodes: readonly ElementContent[],
  replace: (text: string) => ElementContent[],
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return replace(node.value);
    if (node.type !== 'element') return [node];
    return [{ ...node, children: mapTexts(node.children, replace) }];
  });
}

function toNode(value: string): ElementContent {
  return { type: 'text', value };
}
