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
  const breaks = [...text.matchAll(longAddress)].flatMap(({ 0: address, index }) =>
    [...address.matchAll(/(?<=[^/:]\/)(?=[^/])/g)].map((slash) => index + slash.index),
  );
  return [0, ...breaks].flatMap((start, index): ElementContent[] => [
    ...(index === 0
      ? []
      : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] } as const]),
    { type: 'text', value: text.slice(start, breaks[index]) },
  ]);
}
