import type { SearchIndex } from '../SearchIndex';
import type { RankedPage } from './groupByPage';
import { markMatches, type Piece } from './markMatches';
import { pickExcerpt } from './pickExcerpt';
import type { SplitWords } from './splitWords';

/** A result: a section and where it opens. */
export interface SectionResult {
  /** Path in the site, with the anchor. */
  target: string;
  title: Piece[];
  /** Headings between the page and the section. */
  trail: string[];
  excerpt: Piece[];
  /** Whether it opens at the top of the page. */
  isPage: boolean;
  /** Whether the title is an identifier. */
  isField: boolean;
}

/** A page with its matching sections. */
export interface PageResult {
  path: string;
  title: string;
  place: string[];
  sections: SectionResult[];
}

/** Pages, best first, and the terms that matched. */
export interface Found {
  pages: RankedPage[];
  terms: ReadonlySet<string>;
}

/** The texts of results, with matches marked. */
export function describeResults(
  index: SearchIndex,
  { pages, terms }: Found,
  splitWords: SplitWords,
): PageResult[] {
  return pages.flatMap(({ page, sections }) => {
    const indexed = index.pages[page];
    if (indexed === undefined) {
      return [];
    }
    const { path, title, place } = indexed;
    return [
      { path, title, place, sections: sections.flatMap(({ id }) => describeSection(id, path)) },
    ];
  });

  function describeSection(id: number, path: string): SectionResult[] {
    const section = index.sections[id];
    if (section === undefined) {
      return [];
    }
    const { anchor, title, trail = [], text = '', kind } = section;
    return [
      {
        target: anchor === undefined ? path : `${path}#${anchor}`,
        title: markMatches(title, terms, splitWords),
        trail,
        excerpt: markMatches(pickExcerpt(text, terms, splitWords), terms, splitWords),
        isPage: kind === 'page',
        isField: kind === 'field',
      },
    ];
  }
}

/** The pages proposed before anything is typed. */
export function describePopular(index: SearchIndex): PageResult[] {
  return index.popular.flatMap((page) => {
    const indexed = index.pages[page];
    return indexed === undefined ? [] : [{ ...indexed, sections: [] }];
  });
}
