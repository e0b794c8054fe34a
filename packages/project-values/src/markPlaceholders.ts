import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { renderPlaceholders } from '@aifindr-docs/code-blocks/codeNodes';
import type { Placeholders } from '@aifindr-docs/code-blocks/splitPlaceholders';

/**
 * Rehype plugin that turns each placeholder in code blocks and inline code into `<var data-placeholder="name">`. It runs after the
 * highlighting of fences. Authors who mean the placeholder itself write `<code>` as a JSX element, which is left as it is.
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
