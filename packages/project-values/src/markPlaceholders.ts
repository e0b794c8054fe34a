import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { wrapPlaceholders } from '@aifindr-docs/code-blocks/codeNodes';
import type { Placeholders } from '@aifindr-docs/code-blocks/splitPlaceholders';

/**
 * Rehype plugin that wraps each placeholder in code blocks and inline code in a `<var>` whose `data-placeholder` names its value.
 * It must run after `highlightFences`. To show the placeholder itself, authors write `<code>` as a JSX element, which the plugin skips.
 */
export function markPlaceholders(placeholders: Placeholders): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (element) => {
      if (element.tagName !== 'pre' && element.tagName !== 'code') return undefined;
      element.children = wrapPlaceholders(element.children, placeholders);
      return SKIP;
    });
  };
}
