import type { PropSidebar } from '@docusaurus/plugin-content-docs';

/** What stands around the text of a page: what its module exports besides the text itself. */
export interface PageFacts {
  metadata: { permalink: string; id?: string; sidebar?: string };
  /** Its sidebar, as far as the page shows it. */
  sidebarItems?: PropSidebar;
  [name: string]: unknown;
}

/** Folder of the files of pages, in that of the site. */
export const pagesFolder = 'assets/pages';

/** What a file in that folder holds: a page, for who comes to it from another one. */
export interface PageFile {
  facts: Omit<PageFacts, 'sidebarItems'>;
  /** Its text. */
  html: string;
}

/** Name of the `<meta>` that says where those files are. */
export const addressOfPages = 'site-pages';

/** Stands for the name of the folder in it, a hash of all of them, which nobody knows before the pages are built. */
export const unknownFolder = '__SITE_PAGES__';
