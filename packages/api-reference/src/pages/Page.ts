import type { ElementContent } from 'hast';

/** HTML of a page: safe, because raw HTML of the contract is text in it. */
export type Nodes = readonly ElementContent[];

/** The static parts of a page by name, as its component places them. */
export type Parts = Readonly<Record<string, Nodes>>;

/** An entry of a contents list, as Docusaurus reads it from `export const toc`; its value is HTML. */
export interface ContentsEntry {
  value: string;
  id: string;
  level: 2 | 3;
}

/** Every program of an operation as HTML, by the name of its example and its language; the browser loads them on demand. */
export type Programs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the browser needs of an operation's page, whose HTML it does not load. */
export interface OperationControls {
  method: string;
  base: string;
  path: string;
  /** By their keys in the contract. */
  examples: readonly { name: string; title: string }[];
  responses: readonly {
    status: string;
    /** Key in the contract: that of the request which it answers. */
    name?: string | undefined;
    title?: string | undefined;
  }[];
}
