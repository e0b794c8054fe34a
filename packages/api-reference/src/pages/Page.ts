import type { ElementContent } from 'hast';

/** HTML of a page: safe, because raw HTML of the contract is text in it. */
export type Nodes = readonly ElementContent[];

/** An entry of a contents list, as Docusaurus reads it from `export const toc`; its value is HTML. */
export interface ContentsEntry {
  value: string;
  id: string;
  level: 2 | 3;
}

interface PageBase {
  id: string;
  frontMatter: Readonly<Record<string, string | boolean | null | undefined>>;
  /** Its headings but those of hand-written text. */
  toc: readonly ContentsEntry[];
  /** Its static parts by name, as the components place them. */
  data: Readonly<Record<string, Nodes>>;
}

/** The page of an operation. */
export interface OperationPageData extends PageBase {
  kind: 'api';
  controls: OperationControls;
  /** Every program as HTML, which the browser loads on demand. */
  programs: Programs;
}

/** The page about the API as such. */
export interface InfoPageData extends PageBase {
  kind: 'info';
  /** What the browser needs: addresses of the servers. */
  controls: { servers: readonly string[] };
  /** The contents list of the part that hand-written text may place. */
  referenceToc: readonly ContentsEntry[];
}

/** The page of a tag. */
export interface TagPageData extends PageBase {
  kind: 'tag';
}

/** A generated page: what its component renders, and what the framework has to know of it. */
export type GeneratedPage = OperationPageData | InfoPageData | TagPageData;

/** Programs as HTML by the name of their example and their language. */
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
