import type { ElementContent } from 'hast';
import { h } from 'hastscript';

/** Shorter URLs fit on one line of a phone. */
const longUrl = /https?:\/\/[^\s"'`<>]{36,}/g;

/** Adds `<wbr>` after the slashes of long URLs, which wrapped code may break at; copied text does not contain it. */
export function breakUrls(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return breakText(node.value);
    return [node.type === 'element' ? { ...node, children: breakUrls(node.children) } : node];
  });
}

function breakText(text: string): ElementContent[] {
  return text
    .replace(longUrl, (url) => url.replace(/(?<=[^/:]\/)(?=[^/])/g, '\0'))
    .split('\0')
    .flatMap((value, index): ElementContent[] =>
      index === 0 ? [{ type: 'text', value }] : [h('wbr'), { type: 'text', value }],
    );
}
