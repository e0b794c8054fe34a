import { indexFormat, type IndexedPage, type SearchIndex, type Section } from '../SearchIndex';
import type { PlaceLabels } from '../options';
import { readPage } from './readPage';

/** A page of the built site. */
export interface BuiltPage {
  path: string;
  /** Asked for when the page's turn has come: no site is held in memory whole. */
  readHtml: () => string;
}

/** What the index says besides the pages' own texts. */
export interface IndexSettings {
  places: PlaceLabels;
  /** Paths of the pages that are proposed before anything is typed. */
  popular: readonly string[];
}

/**
 * Makes the index of a built site. The same pages make the same index.
 *
 * @throws Error when a page cannot be read, or a popular page does not exist
 */
export function makeIndex(built: readonly BuiltPage[], { places, popular }: IndexSettings): SearchIndex {
  const pages: IndexedPage[] = [];
  const sections: Section[] = [];
  const sorted = [...built].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, readHtml } of sorted) {
    const text = readPage(readHtml(), path);
    if (text === undefined) continue;
    const page = pages.length;
    pages.push({ path, title: text.title, place: placeOf(path, places) });
    sections.push(...text.sections.map((section) => ({ page, ...section })));
  }
  return { format: indexFormat, pages, sections, popular: popular.map(positionOf) };

  function positionOf(path: string): number {
    const position = pages.findIndex((page) => page.path === path);
    if (position < 0) {
      throw new Error(`site-search: the popular page ${path} is not among the indexed pages`);
    }
    return position;
  }
}

/** Labels of the longest path that the page is under. */
function placeOf(path: string, places: PlaceLabels): string[] {
  const [longest] = Object.keys(places)
    .filter((start) => path.startsWith(`${start}/`))
    .sort((a, b) => b.length - a.length);
  return longest === undefined ? [] : (places[longest] ?? []);
}
