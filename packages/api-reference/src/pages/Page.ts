import type { ElementContent } from 'hast';
import type { createOperationPage } from './createOperationPage';
import type { createInfoPage, createTagPage } from './createOverviews';

/** HTML of a page: safe, because raw HTML of the contract is text in it. */
export type Nodes = readonly ElementContent[];

/** An entry of a contents list, as Docusaurus reads it from `export const toc`; its value is HTML. */
export interface ContentsEntry {
  value: string;
  id: string;
  level: 2 | 3;
}

export type OperationPageData = ReturnType<typeof createOperationPage>;
export type InfoPageData = ReturnType<typeof createInfoPage>;

/** A generated page: its static parts by name, as its component places them, and what the framework and the browser have to know of it. */
export type GeneratedPage = OperationPageData | InfoPageData | ReturnType<typeof createTagPage>;

/** What the browser needs of an operation's page, whose HTML it does not load. */
export type OperationControls = OperationPageData['controls'];

/** Every program of an operation as HTML, by the name of its example and its language; the browser loads them on demand. */
export type Programs = OperationPageData['programs'];
