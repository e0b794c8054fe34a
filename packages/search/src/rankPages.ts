import { createEngine } from './engine/createEngine';
import type { SearchIndex } from './SearchIndex';

/** What readers see of an index for a query: the section that answers it, and the pages in order, the one of the answer first. */
export interface Ranking {
  answer?: string;
  pages: string[];
}

/** Creates the function that searches an index, to measure relevance. */
export function createRanking({
  pages,
  sections,
  answers,
  ...rest
}: SearchIndex): (query: string) => Ranking {
  const find = createEngine({ pages, sections, answers, ...rest });
  const pathOf = (section: number) => pages[sections[section]?.page ?? -1]?.path ?? '';
  return (query) => {
    const found = find(query);
    const paths = found.pages.flatMap(({ page }) => pages[page]?.path ?? []);
    const answer = answers[found.answer ?? -1];
    if (answer === undefined) return { pages: paths };
    const path = pathOf(answer.section);
    const anchor = sections[answer.section]?.anchor;
    return { answer: anchor ? `${path}#${anchor}` : path, pages: [...new Set([path, ...paths])] };
  };
}
