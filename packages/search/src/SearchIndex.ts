/**
 * Path of the index in the site. Its number is the version of the format of `SearchIndex`, so that a page that was loaded before a
 * deployment finds no index of another format. The file name has no content hash, so browsers must revalidate the file.
 */
export const indexPath = 'search-index-12.json';

/** Decides in which MiniSearch fields a section is indexed and how its result looks. A view such as `?lang=go` has the kind `page` too. */
export type SectionKind = 'page' | 'heading' | 'field';

export interface SearchedPage {
  path: string;
  title: string;
  /** Labels before the title of the page in its group of results, outermost first, such as `Widget` and `Integraciones`. */
  breadcrumbs: readonly string[];
  sections: SearchedSection[];
}

/** A part of a page that a result can link to: its beginning, the content after a heading, a field, or a view such as `?lang=go`. */
export interface SearchedSection {
  kind: SectionKind;
  /** Text of the heading, name of the field, or title of the view. */
  title: string;
  /** Hash or query of the section's URL, such as `#csp` or `?lang=go`; absent for the page itself. */
  target?: string | undefined;
  /** Headings and fields that contain the section, outermost first. */
  trail?: string[] | undefined;
  /** The blocks except code, one per line. The first line of a page is its description; backticks enclose inline code. */
  text?: string | undefined;
  /** Searched but not shown: words that `title` and `text` lack, such as those of code and of types of fields; for a view, its keywords. */
  code?: string | undefined;
  answers?: SearchAnswer[] | undefined;
}

/** Blocks of a section that answer a question; the dialog shows them above the results. */
export interface SearchAnswer {
  phrasings: readonly string[];
  blocks: Block[];
}

/** Settings of search that depend on the texts and paths of the site. */
export interface SiteWords {
  /** Names that are never divided into words, such as `JavaScript`. */
  undivided: readonly string[];
  /** Number of segments in the path of a main page. Pages with longer paths treat special cases, so their scores are reduced. */
  mainPathDepth: number;
  /** Subjects that no page treats. A query that names such a subject finds no page, at most an answer. */
  uncoveredSubjects: readonly string[];
  /** Stems of words on nearly every page. Beside more specific words, such words are mostly ignored. */
  commonStems: readonly string[];
  /** A key lists phrases that readers type, its value the phrases that pages have instead. Both lists are separated by commas. */
  synonyms: Readonly<Record<string, string>>;
  /** Names of the values of the reader's project, by the placeholders that stand for them. */
  placeholders: Readonly<Record<string, string>>;
}

/** Code in one color: its text and the name of the color, such as `string`. Uncolored code has no name. */
export type CodeToken = [text: string, color?: string];

/** A block of a section. What stands between backticks in `text` and `name` is inline code. */
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
