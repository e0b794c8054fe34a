import type { Props } from '@docusaurus/types';
import type { IndexedPage, Page } from './Page';

/** What a step is told of the build: what the framework passes to `postBuild`, and the home page. */
export interface Build extends Props {
  home: IndexedPage;
}

/** An output that is made from the built pages. Each hook is called for all steps, in the order in which the site lists them. */
export interface OutputStep {
  /** Called with each page, sorted by route: reads it, writes what is made from it alone, adds tags to its head. */
  visit?: (page: Page, build: Build) => void | Promise<void>;
  /** Called after the last page has been written: writes what is made from all of them. */
  finish?: (build: Build) => void | Promise<void>;
}
