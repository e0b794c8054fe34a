import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { renderPlaceholders } from '@aifindr-docs/code-blocks/renderPlaceholders';
import type { Placeholders } from '@aifindr-docs/code-blocks/splitPlaceholders';

/**
 * Rehype plugin, after the highlighting of fences: each placeholder in code becomes `<var data-placeholder="name">`, in a block and in
 * a sentence. An author who speaks of the placeholder itself writes `<code>` as an element, which stays as it is.
 */
export function markPlaceholders(placeholders: Placeholders) {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (element.tagName !== 'pre' && element.tagName !== 'code') return undefined;
      element.children = renderPlaceholders(element.children, placeholders);
      return SKIP;
    });
  };
}
