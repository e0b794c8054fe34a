import type { Element, ElementContent } from 'hast';

/** Splits highlighted nodes at line breaks; a token that spans lines is repeated on each of them. */
export function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  const append = (node: ElementContent) => lines.at(-1)?.push(node);
  for (const node of nodes) {
    if (node.type === 'text') {
      node.value.split('\n').forEach((value, index) => {
        if (index > 0) {
          lines.push([]);
        }
        if (value !== '') {
          append({ type: 'text', value });
        }
      });
    } else if (node.type === 'element') {
      splitLines(node.children).forEach((children, index) => {
        if (index > 0) {
          lines.push([]);
        }
        append({ ...node, children } satisfies Element);
      });
    } else {
      append(node);
    }
  }
  return lines;
}
