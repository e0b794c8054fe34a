import type { Graph } from 'schema-dts';

/** A page's card, as its address and its text alternative. */
export interface CardLink {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * Tags for the head of a built page. Marked as those of the first page: they are not true of the pages that the reader goes to
 * from there without a new document (see `followRoute` of markdown-twins).
 */
export function headTags(card: CardLink, data: Graph): string {
  const meta = (kind: 'property' | 'name', name: string, content: string | number) =>
    `<meta ${kind}="${name}" content="${escapeAttribute(String(content))}" data-first-page>`;
  return [
    meta('property', 'og:image', card.url),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', card.width),
    meta('property', 'og:image:height', card.height),
    meta('property', 'og:image:alt', card.alt),
    meta('name', 'twitter:image', card.url),
    meta('name', 'twitter:image:alt', card.alt),
    `<script type="application/ld+json" data-first-page>${escapeScript(JSON.stringify(data))}</script>`,
  ].join('');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** No text of a page may end the element that holds it. */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
