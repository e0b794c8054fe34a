import type { Props } from '@docusaurus/types';
import type { IndexedPage, Page } from './Page';

/** What a step is told of the build: what the framework passes to `postBuild`, and the home page. */
export interface Build extends Props {
  home: IndexedPage;
}

/**
 * An output that is made from the built pages. Each hook is called for all steps before the next one is, so that no output depends on
 * the order in which a site lists its steps.
 */
export interface OutputStep {
  /** Called with each page before any `visit`: adds what other steps print of the page. */
  prepare?: (page: Page, build: Build) => void | Promise<void>;
  /** Called with each page, sorted by route: reads it, writes what is made from it alone, adds tags to its head. */
  visit?: (page: Page, build: Build) => void | Promise<void>;
  /** Called after the last page has been written: writes what is made from all of them. */
  finish?: (build: Build) => void | Promise<void>;
  /** Called when every file is written: for a step that reads what the others wrote. */
  afterAll?: (build: Build) => void | Promise<void>;
}
