import type { ElementContent } from 'hast';
import { h } from 'hastscript';

/** Targets of the links in a description. */
export interface Addresses {
  /** Origin of this site: links to it become internal. */
  siteUrl: string;
  /** Routes of API pages by the addresses without a host that descriptions have for them. */
  pages?: ReadonlyMap<string, string>;
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
  return [...content, toText(` (${decodeAddress(url)})`)];
}

export function toText(value: string): ElementContent {
  return { type: 'text', value };
}

/** An address that a page may link to, made internal where it is on this site; undefined for all others. */
export function toSafeAddress(address: string, { siteUrl, pages }: Addresses): string | undefined {
  const page = pages?.get(decodeAddress(address));
  if (page !== undefined) return page;
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address)) return undefined;
  if (siteUrl !== '' && (address === siteUrl || address.startsWith(`${siteUrl}/`))) {
    return address.slice(siteUrl.length) || '/';
  }
  return address;
}

/** An address without percent-encoding; as it is where a "%" of it encodes nothing. */
function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
