import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** A technical word, which translators leave alone. */
export function codeWord(text: string): Element {
  return h('code', { translate: 'no' }, text);
}

/** A row of a description list. */
export type Row = readonly [
  term: string | Element,
  ...details: (string | ElementContent | undefined)[],
];

/** A description list of the rows with details; nothing without them. */
export function descriptionList(rows: readonly Row[]): Element[] {
  const kept = rows.flatMap(([term, ...details]) =>
    details[0] === undefined ? [] : [h('div', [h('dt', [term]), h('dd', details)])],
  );
  return kept.length === 0 ? [] : [h('dl', kept)];
}

/** Words as code, separated by commas. */
export function listWords(words: readonly string[]): (string | Element)[] {
  return words.flatMap((word, index) => [...(index === 0 ? [] : [', ']), codeWord(word)]);
}

/** The content of a single paragraph without the paragraph. */
export function unwrapParagraph(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const [first] = nodes;
  return nodes.length === 1 && first?.type === 'element' && first.tagName === 'p'
    ? first.children
    : nodes;
}

/** Targets of the links in a description. */
export interface Addresses {
  /** Origin of this site: links to it become internal. */
  siteUrl: string;
}

/** A link; the text and the address beside it where the address is not safe. */
export function link(
  url: string,
  text: string | readonly ElementContent[],
  addresses: Addresses,
): ElementContent[] {
  const address = toSafeAddress(url, addresses);
  const content = typeof text === 'string' ? [toText(text)] : [...text];
  if (address !== undefined) return [h('a', { href: address }, content)];
  return [...content, toText(` (${url})`)];
}

export function toText(value: string): ElementContent {
  return { type: 'text', value };
}

/** An address that a page may link to, made internal where it is on this site; undefined for all others. */
export function toSafeAddress(address: string, { siteUrl }: Addresses): string | undefined {
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address)) return undefined;
  if (siteUrl !== '' && (address === siteUrl || address.startsWith(`${siteUrl}/`))) {
    return address.slice(siteUrl.length) || '/';
  }
  return address;
}
