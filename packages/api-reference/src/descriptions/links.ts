import type { ElementContent } from 'hast';
import { h } from 'hastscript';

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
