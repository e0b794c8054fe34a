import type { ElementContent } from 'hast';

/** Shorter URLs fit on one line of a phone. */
const longUrl = /https?:\/\/[^\s"'`<>]{36,}/g;

/** Adds `<wbr>` after the slashes of long URLs, which wrapped code may break at; copied text does not contain it. */
export function breakUrls(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    switch (node.type) {
      case 'text':
        return breakText(node.value);
      case 'element':
        return [{ ...node, children: breakUrls(node.children) }];
      case 'comment':
        return [node];
      default:
        throw new Error(`unexpected node of highlighted code: ${JSON.stringify(node)}`);
    }
  });
}

function breakText(text: string): ElementContent[] {
  return text
    .replace(longUrl, (url) => url.replace(/(?<=[^/:]\/)(?=[^/])/g, '\0'))
    .split('\0')
    .flatMap((value, index): ElementContent[] =>
      index === 0 ? [{ type: 'text', value }] : [breakOpportunity(), { type: 'text', value }],
    );
}

function breakOpportunity(): ElementContent {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
}
