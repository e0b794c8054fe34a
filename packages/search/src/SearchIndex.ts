/** Version of the format below. A page that was loaded before a deployment detects an index of another version. */
export const indexFormat = 9;

/** Path of the index in the site; it has no hash, so that browsers revalidate it. */
export const indexPath = 'search-index.json';

/** Kind of a section, which decides its weight and its icon. */
export type SectionKind = 'page' | 'heading' | 'field';

/** A page that groups results. */
export interface SearchedPage {
  path: string;
  title: string;
  /** Sections of the site that the page is in, outermost first. */
  place: readonly string[];
  sections: SearchedSection[];
}

/** A part of a page that a result can open at. */
export interface SearchedSection {
  kind: SectionKind;
  /** Text of the heading, or name of the field or parameter. */
  title: string;
  /** Id in the page; absent for the page itself. */
  anchor?: string;
  /** Headings and fields around it, outermost first. */
  trail?: string[];
  /** Paragraphs, items and rows, one per line; inline code stands between backticks. */
  text?: string;
  /** Identifiers of its code and of its labels that its text does not contain. */
  code?: string;
  answers?: SearchedAnswer[];
}

/** What of a section answers a question, which search shows above its results. */
export interface SearchedAnswer {
  /** The ways to ask. */
  asked: readonly string[];
  blocks: Block[];
}

/** Words that readers type and the words of the site with the same meaning; all words of a phrase have to occur in a section. */
export interface Synonym {
  asked: string[];
  said: string[];
}

/** What the engine knows of a site besides its pages; given by the site's configuration. */
export interface SiteWords {
  /** Names that are never divided into words, such as `JavaScript`. */
  undivided: readonly string[];
  /** Segments in the paths of the main pages; those below repeat them for a special case and rank lower. */
  mainDepth: number;
  /** Subjects that the site has nothing about, though its words occur: a query that names one finds nothing. */
  outside: readonly string[];
  /** Words that nearly every page has, folded: they count only in a query that has no others. */
  common: readonly string[];
  synonyms: Synonym[];
  /** Names of the fields of the reader's project, by the placeholders that stand for them. */
  placeholders: Readonly<Record<string, string>>;
}

/** A piece of code: its text and the kind of its token. */
export type CodePiece = [text: string, token?: string];

/** A part of a section; in texts, inline code stands between backticks. */
export type Block =
  | { kind: 'text' | 'item'; text: string }
  | { kind: 'row'; name: string; text: string }
  | { kind: 'code'; pieces: CodePiece[] };

/** What a reader can do from search: open an address of the site, or press a control of the page, where it has that. */
export interface SearchedAction {
  title: string;
  /** Other words that find it. */
  words: string;
  /** Whether it is proposed before anything is typed. @default true */
  isProposed?: boolean;
  opens?: string;
  /** CSS selector of the control. */
  presses?: string;
}

/** What the build writes and the browser reads. */
export interface SearchIndex {
  /** `indexFormat` of the build. */
  format: number;
  pages: SearchedPage[];
  /** Paths of the pages that are proposed before anything is typed. */
  popular: readonly string[];
  actions: readonly SearchedAction[];
  words: SiteWords;
}
