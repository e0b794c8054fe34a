import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';

/**
 * Marks a tag that describes one page only: it is removed when the reader goes to another page inside the loaded document
 * (`src/clientModules/afterNavigation.ts`).
 */
export const initialPageOnly = { 'data-initial-page': '' };

/** Prints a `<link>` or `<meta>`. */
export function printTag(
  name: 'link' | 'meta',
  attributes: Readonly<Record<string, string | number>>,
): string {
  return toHtml(h(name, attributes));
}

/** Prints a script that holds data; no text in it can end the element. */
export function printData(type: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return toHtml(h('script', { type, ...initialPageOnly }, json));
}
