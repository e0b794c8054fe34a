import type { ElementContent } from 'hast';

/** HTML of a page as hast. It is safe: of HTML in the OpenAPI document, only texts and line breaks are left. */
export type Nodes = ElementContent[];

/** The static parts of a page, by name. */
export type Parts = Readonly<Record<string, Nodes>>;

/** An entry of a table of contents, as Docusaurus reads it from `export const toc`. `value` is HTML. */
export interface ContentsEntry {
  value: string;
  id: string;
  level: 2 | 3;
}

/** Every program of an operation as HTML, by the name of its request and its language. The browser loads them on demand. */
export type Programs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Data that the browser needs to hydrate the page of an operation, besides its static HTML. */
export interface OperationControls {
  method: string;
  base: string;
  path: string;
  examples: readonly { name: string; title: string }[];
  responses: readonly {
    status: string;
    /** Name of the response example, if it has one. It answers the request whose example has the same name. */
    name?: string | undefined;
    title?: string | undefined;
  }[];
}

interface PageBase {
  id: string;
  frontMatter: Readonly<Record<string, string | boolean | null | undefined>>;
  toc: readonly ContentsEntry[];
  data: Parts;
}

export interface OperationPage extends PageBase {
  kind: 'api';
  controls: OperationControls;
  programs: Programs;
}

/** The page with general information about the API. */
export interface InfoPage extends PageBase {
  kind: 'info';
  controls: { servers: readonly string[] };
  /** Table of contents of `data.reference`, for the generated MDX file `_reference`, which hand-written text can import. */
  referenceToc: readonly ContentsEntry[];
}

export interface TagPage extends PageBase {
  kind: 'tag';
}

export type GeneratedPage = OperationPage | InfoPage | TagPage;
