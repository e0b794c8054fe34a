import type { ElementContent } from 'hast';

/** Shorter ones fit on a line of a phone. */
const longAddress = /https?:\/\/[^\s"'`<>]{36,}/g;

/** Lets long addresses break after a slash where code is wrapped; copying and searching do not see it. */
export function breakAddresses(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    switch (node.type) {
      case 'text':
        return breakText(node.value);
      case 'element':
        return [{ ...node, children: breakAddresses(node.children) }];
      case 'comment':
        return [node];
      default:
        throw new Error(`unexpected node of highlighted code: ${JSON.stringify(node)}`);
    }
  });
}

function breakText(text: string): ElementContent[] {
  return text
    .replace(longAddress, (address) => address.replace(/(?<=[^/:]\/)(?=[^/])/g, '\0'))
    .split('\0')
    .flatMap((value, index): ElementContent[] =>
      index === 0 ? [{ type: 'text', value }] : [breakOpportunity(), { type: 'text', value }],
    );
}

function breakOpportunity(): ElementContent {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
}
