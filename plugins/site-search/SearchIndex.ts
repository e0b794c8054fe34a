/** Number of the layout below; a page that was loaded before a new layout went live says so instead of failing oddly. */
export const indexFormat = 1;

/** Where the index stands in the site: a stable path, revalidated at each first use. */
export const indexPath = 'search-index.json';

/** What a section is, which decides how much it weighs and how it is shown. */
export type SectionKind = 'page' | 'heading' | 'field';

/** A part of a page that a result can open at. */
export interface Section {
  /** Position of its page in `pages`. */
  page: number;
  kind: SectionKind;
  /** Text of the heading, or name of the field or parameter. */
  title: string;
  /** Id in the page; absent for the page itself. */
  anchor?: string;
  /** Headings between the page and this section, outermost first. */
  trail?: string[];
  /** Paragraphs, items and rows, one per line. */
  text?: string;
  /** Identifiers of its code blocks that its text does not hold. */
  code?: string;
}

/** A page that results are grouped under. */
export interface IndexedPage {
  path: string;
  title: string;
  /** Parts of the site that lead to the page, outermost first. */
  place: string[];
}

/** The file that the build writes and the browser reads. */
export interface SearchIndex {
  /** `indexFormat` of the build that made it. */
  format: number;
  pages: IndexedPage[];
  sections: Section[];
  /** Positions in `pages` of what is proposed before anything is typed. */
  popular: number[];
}
