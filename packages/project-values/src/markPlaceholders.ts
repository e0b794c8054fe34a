import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { type Placeholders, splitPlaceholders } from '@aifindr-docs/code-blocks/splitPlaceholders';

/**
 * Rehype plugin, after the highlighting of fences: each placeholder in code becomes `<var data-placeholder="name">`, in a block and in
 * a sentence. An author who speaks of the placeholder itself writes `<code>` as an element, which stays as it is.
 */
export function markPlaceholders(placeholders: Placeholders) {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (element.tagName !== 'pre' && element.tagName !== 'code') return undefined;
      element.children = mark(element.children, placeholders);
      return SKIP;
    });
  };
}

function mark(nodes: readonly ElementContent[], placeholders: Placeholders): Element['children'] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') {
      return [{ ...node, children: mark(node.children, placeholders) }];
    }
    if (node.type !== 'text') return [node];
    return splitPlaceholders(node.value, placeholders).map(({ text, placeholder }) =>
      placeholder === undefined
        ? { type: 'text', value: text }
        : h('var', { dataPlaceholder: placeholder }, text),
    );
  });
}
