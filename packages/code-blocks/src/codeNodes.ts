import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { splitAfterSingleSlashes } from './components/splitAfterSingleSlashes';
import { type Placeholders, splitPlaceholders } from './splitPlaceholders';

/** Inserts `<wbr>` after single slashes in text nodes with a URL. Without it, browsers may break a long URL at any character. */
export function insertUrlBreaks(nodes: readonly ElementContent[]): ElementContent[] {
  return mapTextNodes(nodes, (value) => {
    const segments = value.includes('://') ? splitAfterSingleSlashes(value) : [value];
    return segments.flatMap((text, index) => (index > 0 ? [h('wbr'), text] : [text]));
  });
}

/** Copies nodes of code and wraps each placeholder in a `<var>`, whose `data-placeholder` names the value that it stands for. */
export function wrapPlaceholders(
  nodes: readonly ElementContent[],
  placeholders: Placeholders,
): ElementContent[] {
  return mapTextNodes(nodes, (value) =>
    splitPlaceholders(value, placeholders).map(({ text, placeholder }) =>
      placeholder === undefined ? text : h('var', { dataPlaceholder: placeholder }, text),
    ),
  );
}

/** Copies nodes and replaces each text node, also inside elements, by the texts and nodes that `replace` returns for its value. */
function mapTextNodes(
  nodes: readonly ElementContent[],
  replace: (text: string) => (string | ElementContent)[],
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') {
      return [{ ...node, children: mapTextNodes(node.children, replace) }];
    }
    if (node.type !== 'text') return [node];
    return replace(node.value).map((part) =>
      typeof part === 'string' ? { type: 'text', value: part } : part,
    );
  });
}
