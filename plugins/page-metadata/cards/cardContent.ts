import type { PageFacts } from '../describePage';

/** What a card shows. */
export interface CardContent {
  /** Parts of the site that the page is in, from the outermost. */
  sections: string[];
  title: string;
  description: string;
  operation?: { method: string; path: string };
  /** Name of the site's host. */
  host: string;
}

/** The card of a page: its parts of the site are those of its folder, then the pages above it. */
export function cardContent(
  page: PageFacts,
  places: Readonly<Record<string, readonly string[]>>,
): CardContent {
  const { host, pathname } = new URL(page.url);
  const folder = pathname.replace(/\/[^/]*$/, '');
  const sections = [
    ...new Set([...(places[folder] ?? []), ...page.trail.map(({ name }) => name)]),
  ].filter((name) => name !== page.title);
  const { title, description, operation } = page;
  return { sections, title, description, host, ...(operation && { operation }) };
}
