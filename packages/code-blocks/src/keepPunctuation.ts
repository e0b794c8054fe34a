import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

const className = 'with-punctuation';

/** Elements in which inline code does not wrap (`src/css/base.css`). */
const parents = new Set(['p', 'li', 'dd', 'td', 'strong']);

const opening = /[(¿¡[«]+$/;
const closing = /^[,.;:!?)\]»…]+/;

/**
 * Rehype plugin: wraps inline code and adjacent punctuation in a nowrap span. Browsers may otherwise break a line on either side of
 * an inline block.
 */
export function keepPunctuation() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'pre') {
        return SKIP;
      }
      if (parents.has(element.tagName)) {
        element.children = joinPunctuation(element.children);
      }
    });
  };
}

function joinPunctuation(children: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  let joinedLetters = 0;
  children.forEach((node, index) => {
    if (node.type === 'text') {
      addText(node.value.slice(joinedLetters));
      joinedLetters = 0;
      return;
    }
    const isCode = node.type === 'element' && node.tagName === 'code';
    const before = (isCode && opening.exec(textOf(joined.at(-1)))?.[0]) || '';
    const after = (isCode && closing.exec(textOf(children[index + 1]))?.[0]) || '';
    if (before === '' && after === '') {
      joined.push(node);
      return;
    }
    if (before !== '') addText(textOf(joined.pop()).slice(0, -before.length));
    joined.push(h('span', { className }, [before, node, after].filter(Boolean)));
    joinedLetters = after.length;
  });
  return joined;

  function addText(value: string): void {
    if (value !== '') joined.push({ type: 'text', value });
  }
}

function textOf(node: ElementContent | undefined): string {
  return node?.type === 'text' ? node.value : '';
}
