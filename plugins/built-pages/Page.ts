import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Element, Root } from 'hast';
import type { Options } from './options';

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
  /** Tags to add to the head; steps append to it. */
  headTags: string[];
}

/** A page above another one in its sidebar. */
export interface Breadcrumb {
  name: string;
  /** Absolute URL. */
  url: string;
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
  /** The element that holds the text of the page; `main` itself on a page with another layout. */
  content: Element;
  /** Pages above it in its sidebar, outermost first, without the home page and the page itself. */
  breadcrumbs: Breadcrumb[];
  /** Day (ISO 8601) of the last change, where the history tells. */
  changed?: string;
}

/** A built page: indexed, or one that is not (it says `noindex`, or is the not-found page), of which nothing else is published. */
export type Page = IndexedPage | (BuiltFile & { isIndexed: false });

/** A step of the pass over all pages, which reads what it needs of each and writes what is made from it. */
export interface Step {
  /** Called with each page, sorted by route, the home page first. */
  visit?: (page: Page) => void | Promise<void>;
  /** Called after the last page has been written, in the order of the steps. */
  finish?: () => void | Promise<void>;
}

/** What every step may ask. */
export interface Build {
  context: LoadContext;
  options: Options;
  props: Parameters<NonNullable<Plugin['postBuild']>>[0];
}
