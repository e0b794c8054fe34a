import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';

/**
 * Attribute of a tag that describes only the page of the initial document. After client-side navigation to another page, the site
 * removes all tags with this attribute.
 */
export const initialPageOnly = { 'data-initial-page': '' };

export function formatTag(
  name: 'link' | 'meta',
  attributes: Readonly<Record<string, string | number>>,
): string {
  return toHtml(h(name, attributes));
}

/** Formats a data `<script>` that describes only the initial page; no string in the data can end the element. */
export function formatInitialPageDataScript(type: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return toHtml(h('script', { type, ...initialPageOnly }, json));
}
