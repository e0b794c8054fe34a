import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { createTextNode, mapTextNodes } from './mapTextNodes';
import { type Placeholders, splitPlaceholders } from './splitPlaceholders';

/** Replaces each placeholder in code by `<var data-placeholder="name">`. */
export function renderPlaceholders(
  nodes: readonly ElementContent[],
  placeholders: Placeholders,
): ElementContent[] {
  return mapTextNodes(nodes, (value) =>
    splitPlaceholders(value, placeholders).map(({ text, placeholder }) =>
      placeholder === undefined
        ? createTextNode(text)
        : h('var', { dataPlaceholder: placeholder }, text),
    ),
  );
}
