import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Elements of descriptions, samples and our own components. */
const allowedElements = new Set(
  'a b blockquote br button code dd del details div dl dt em h2 h3 h4 h5 h6 hr i label li main ol option p path pre section select span strong sub summary sup svg table tbody td tfoot th thead tr ul wbr'.split(
    ' ',
  ),
);

/** Lists elements and attributes of a page that could run, load or hide something. */
export function findUnsafe(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'comment') found.push(`<!--${node.value}-->`);
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    if (!allowedElements.has(tagName)) found.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      if (/^on/i.test(name) || ['style', 'src', 'srcSet', 'srcDoc', 'formAction'].includes(name))
        found.push(`<${tagName} ${name}>`);
      if (name === 'href' && !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(String(value)))
        found.push(`<${tagName} href="${String(value)}">`);
    }
  });
  return found;
}
