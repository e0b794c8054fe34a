import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { Element, Root } from 'hast';

/** A built HTML file, parsed once. */
interface BuiltFile {
  /** Path of the route, with the base URL. */
  route: string;
  /** Path of the HTML file, relative to the output folder. */
  file: string;
  html: string;
  /** Day (ISO 8601) of the last change; undefined if the framework knows none. */
  lastChanged?: string | undefined;
  document: Root;
  /** Offset in `html` at which tags can be added to the head. */
  headEnd: number;
  /** Offset in `html` at which the content of the body starts. */
  bodyStart: number;
  /** Tags to add to the head; steps push theirs in `visit`. */
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
  /** Language of the content, as a BCP 47 tag; '' if the page has no `lang`. */
  language: string;
  main: Element;
  /** Element with the text of the page: the theme's `.markdown` if there is one, else `main`. */
  content: Element;
  /** Breadcrumb links of the page, outermost first, with absolute URLs; the home page and the page itself are not among them. */
  breadcrumbs: { name: string; url: string }[];
  /** URL of the image for link previews; absent until `socialCards` sets it. */
  image?: string;
}

/** A built page. If not indexed (`noindex`, or the 404 page), it gets no card, Markdown copy or sitemap entry. */
export type Page = IndexedPage | (BuiltFile & { isIndexed: false });

/** The build as a step sees it: what the framework passes to `postBuild`, and the home page. */
export interface Build extends Props {
  home: IndexedPage;
}

/** Makes outputs from the built pages. Each hook is called on all steps, in the order in which the site lists the steps. */
export interface OutputStep {
  /** Called with each page, in the order of the routes. Writes what is made from this page alone, and adds tags to its head. */
  visit?: (page: Page, build: Build) => void | Promise<void>;
  /** Called after the last page has been written. Writes what is made from all pages. */
  finish?: (build: Build) => void | Promise<void>;
}

/** Writes a file of the output folder; folders that do not exist are created. */
export async function writeOutput(
  outDir: string,
  file: string,
  content: Buffer | string,
): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}
