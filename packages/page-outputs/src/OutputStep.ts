import type { Props } from '@docusaurus/types';
import type { IndexedPage, Page } from './Page';

/** The build as a step sees it: what the framework passes to `postBuild`, and the home page. */
export interface Build extends Props {
  home: IndexedPage;
}

/** An output that is made from the built pages. Each hook is called for all steps, in the order in which the site lists them. */
export interface OutputStep {
  /** Called with each page, sorted by route. Reads it, writes what is made from this page alone, and adds tags to its head. */
  visit?: (page: Page, build: Build) => void | Promise<void>;
  /** Called after the last page has been written. Writes what is made from all pages. */
  finish?: (build: Build) => void | Promise<void>;
}
