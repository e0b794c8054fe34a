/**
 * Path of the index in the site. Its number is the version of the format of `SearchIndex`, so that a page that was loaded before a
 * deployment finds no index of another format. It has no hash, so browsers revalidate it.
 */
export const indexPath = 'search-index-12.json';

/** Kind of a section, which decides in which fields it is indexed and which icon it has. */
export type SectionKind = 'page' | 'heading' | 'field';

/** A page, whose sections are shown as one group of results. */
export interface SearchedPage {
  path: string;
  title: string;
  /** Names of the folders of the site that the page is in, outermost first. */
  breadcrumbs: readonly string[];
  sections: SearchedSection[];
}

/** A part of a page that a result can link to. */
export interface SearchedSection {
  kind: SectionKind;
  /** Text of the heading, or name of the field or parameter. */
  title: string;
  /** Hash or query of the section's URL, such as `#csp` or `?lang=go`; absent for the page itself. */
  target?: string | undefined;
  /** Headings and fields that contain the section, outermost first. */
  trail?: string[] | undefined;
  /** Paragraphs, items and rows, one per line; inline code stands between backticks. */
  text?: string | undefined;
  /** Names that are searched and not shown: identifiers in code, labels and types, without the words of the title and the text. */
  code?: string | undefined;
  answers?: SearchAnswer[] | undefined;
}

/** Blocks of a section that answer a question; the dialog shows them above the results. */
export interface SearchAnswer {
  /** Several ways in which readers ask the question. */
  phrasings: readonly string[];
  blocks: Block[];
}

/** Information about the words of the site, from its configuration. */
export interface SiteWords {
  /** Names that are never divided into words, such as `JavaScript`. */
  undivided: readonly string[];
  /** Number of segments in the paths of the main pages. Deeper pages repeat them for a special case and rank lower. */
  mainPathDepth: number;
  /** Subjects without a page, although their words occur on pages. A query that names one finds nothing. */
  uncoveredSubjects: readonly string[];
  /** Stems of words on nearly every page. They count only in a query without other words. */
  commonStems: readonly string[];
  /**
   * Phrases of the pages by the phrases that readers type with the same meaning; both are lists with commas between the phrases. A phrase
   * matches a section with all of its words.
   */
  synonyms: Readonly<Record<string, string>>;
  /** Names of the fields of the reader's project, by their placeholders. */
  placeholders: Readonly<Record<string, string>>;
}

/** A run of code of one color, as its text and the type of its token. */
export type CodeToken = [text: string, type?: string];

/** A block of a section; in texts, inline code stands between backticks. */
export type Block =
  | { kind: 'text' | 'item'; text: string }
  | { kind: 'row'; name: string; text: string }
  | { kind: 'code'; tokens: CodeToken[] };

/** The index that the build writes and the browser reads. */
export interface SearchIndex {
  pages: SearchedPage[];
  /** Paths of the pages that are proposed before anything is typed. */
  popular: readonly string[];
  words: SiteWords;
}
