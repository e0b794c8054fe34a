import type { PageFacts } from './readPage';

/** What a file under `assets/pages` holds: a page, for who comes to it from another one. */
export interface PageFile {
  facts: Omit<PageFacts, 'sidebarItems'>;
  /** Its text. */
  html: string;
}

/** Name of the `<meta>` that says where those files are. */
export const addressOfPages = 'site-pages';

/** Stands for the name of their folder, a hash of all of them, which nobody knows before the pages are built. */
export const unknownFolder = '__SITE_PAGES__';
