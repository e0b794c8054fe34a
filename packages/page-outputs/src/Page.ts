import type { Element, Root } from 'hast';

/** A built HTML file, parsed once. */
interface BuiltFile {
  /** Path of the route, with the base URL. */
  route: string;
  /** HTML file in the output folder. */
  file: string;
  html: string;
  /** The whole document. */
  document: Root;
  /** Offset in `html` at which tags can be added to the head. */
  headEnd: number;
  /** Offset in `html` at which the content of the body starts. */
  bodyStart: number;
  /** Tags to add to the head; steps append to it in `visit`. */
  headTags: string[];
}

/** A page that search engines may index. */
export interface IndexedPage extends BuiltFile {
  isIndexed: true;
  /** Title without the site's name. */
  title: string;
  description: string;
  /** Canonical URL. */
  url: string;
  /** Language of the content, as a BCP 47 tag. */
  language: string;
  main: Element;
  /** The element with the text of the page: the Markdown of a document, or `main` in another layout. */
  content: Element;
  /** Ancestors of the page in its sidebar, outermost first, with absolute URLs; the home page and the page itself are not among them. */
  breadcrumbs: { name: string; url: string }[];
  /** Day (ISO 8601) of the last change; absent if the framework knows none. */
  lastChanged?: string;
  /** URL of the image for link previews; absent until `socialCards` sets it. */
  image?: string;
}

/** A built page. One that says `noindex`, or is the not-found page, is not indexed, and nothing is published from it. */
export type Page = IndexedPage | (BuiltFile & { isIndexed: false });
