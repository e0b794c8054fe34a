import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';

/**
 * Attribute of a tag that describes only the page of the initial document. When the reader goes to another page inside that document, the
 * site removes all tags with it.
 */
export const initialPageOnly = { 'data-initial-page': '' };

/** Formats a `<link>` or `<meta>`. */
export function formatTag(
  name: 'link' | 'meta',
  attributes: Readonly<Record<string, string | number>>,
): string {
  return toHtml(h(name, attributes));
}

/** Formats a script that holds data; no string in the data can end the element. */
export function formatDataScript(type: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return toHtml(h('script', { type, ...initialPageOnly }, json));
}
