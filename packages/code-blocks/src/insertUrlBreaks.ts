import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { splitAfterSlashes } from './components/splitAfterSlashes';
import { createTextNode, mapTextNodes } from './mapTextNodes';

/** Inserts `<wbr>` after the slashes of URLs in code; browsers would otherwise break them at any character. */
export function insertUrlBreaks(nodes: readonly ElementContent[]): ElementContent[] {
  return mapTextNodes(nodes, (value) => {
    const segments = value.includes('://') ? splitAfterSlashes(value) : [value];
    return segments.flatMap((segment, index) => [
      ...(index > 0 ? [h('wbr')] : []),
      createTextNode(segment),
    ]);
  });
}
