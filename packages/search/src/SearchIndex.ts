/**
 * Path of the index in the site. Its number is the version of the format of `SearchIndex`, so that a page that was loaded before a
 * deployment finds no index of another format. The file name has no content hash, so browsers must revalidate the file.
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
  /** Text of the heading, name of the field or parameter, or title of the view. */
  title: string;
  /** Hash or query of the section's URL, such as `#csp` or `?lang=go`; absent for the page itself. */
  target?: string | undefined;
  /** Headings and fields that contain the section, outermost first. */
  trail?: string[] | undefined;
  /** Paragraphs, items and rows, one per line; inline code stands between backticks. */
  text?: string | undefined;
  /** Searched but not shown: identifiers in code, labels and types, without words of the title and the text; keywords of a view. */
  code?: string | undefined;
  answers?: SearchAnswer[] | undefined;
}

/** Blocks of a section that answer a question; the dialog shows them above the results. */
export interface SearchAnswer {
  /** Wordings of the question. */
  phrasings: readonly string[];
  blocks: Block[];
}

/** Settings of search that depend on the texts and paths of the site. */
export interface SiteWords {
  /** Names that are never divided into words, such as `JavaScript`. */
  undivided: readonly string[];
  /** Number of segments in the paths of the main pages. Pages with longer paths treat a special case of a main page, so they rank lower. */
  mainPathDepth: number;
  /** Subjects without a page, although their words occur on pages. A query that names such a subject finds no page, at most an answer. */
  uncoveredSubjects: readonly string[];
  /** Stems of words on nearly every page. They find pages only for a query whose other words are stop words. */
  commonStems: readonly string[];
  /** Keys: phrases that readers type. Values: phrases of the pages with the same meaning. Both are comma-separated lists. */
  synonyms: Readonly<Record<string, string>>;
  /** Names of the values of the reader's project, by the placeholders that stand for them. */
  placeholders: Readonly<Record<string, string>>;
}

/** A run of code in one color: its text and the class name of its color, which uncolored text does not have. */
export type CodeToken = [text: string, type?: string];

/** A block of a section. In `text` and `name`, inline code stands between backticks. */
export type Block =
  | { kind: 'text' | 'item'; text: string }
  | { kind: 'row'; name: string; text: string }
  | { kind: 'code'; tokens: CodeToken[] };

/** The index that the build writes and the browser reads. */
export interface SearchIndex {
  pages: SearchedPage[];
  /** Paths of the pages that are proposed for an empty query and for one without results. */
  popular: readonly string[];
  words: SiteWords;
}
