import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Code in which a line cannot be broken, and which the narrowest phone has room for. */
const unbreakable = /^[^\s/?|–-]{1,28}$/;

/**
 * Rehype plugin: a word of code with a comma or a bracket beside it gets the class `with-punctuation`, by which they stay on one
 * line: browsers may break a line beside everything that is laid out as a block within it.
 */
export function keepPunctuation() {
  return (tree: Root): void => {
    visit(tree, 'element', (parent) => {
      parent.children.forEach((node, index) => {
        if (
          node.type === 'element' &&
          node.tagName === 'code' &&
          parent.tagName !== 'pre' &&
          unbreakable.test(toString(node)) &&
          (/^[,.;:!?)\]»…]/.test(textOf(parent.children[index + 1])) ||
            /[(¿¡[«]$/.test(textOf(parent.children[index - 1])))
        ) {
          node.properties.className = ['with-punctuation'];
        }
      });
    });
  };
}

function textOf(node: ElementContent | undefined): string {
  return node?.type === 'text' ? node.value : '';
}
