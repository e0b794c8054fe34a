/** A compiled document. */
interface DocumentModule {
  default: import('react').ComponentType;
}

type ModuleTable = Record<string, [load: () => Promise<unknown>]>;
type ChunkNameTable = Record<string, Record<string, unknown>>;
type CreateComponent = typeof import('@docusaurus/ComponentCreator').default;

declare module '@generated/registry.js' {
  const registry: Record<string, [load: () => Promise<DocumentModule>, name: string, id: string]>;
  export default registry;
}

/** Names of the modules that are texts of pages. */
declare module '@site-documents' {
  const documents: ReadonlySet<string>;
  export default documents;
}

/** The routes without the pages of documents, and the tables that go with them (`splitRoutes.ts`). */
declare module '@site-frame' {
  const routes: import('react-router-config').RouteConfig[];
  export default routes;
}

declare module '@site-registry' {
  const registry: ModuleTable;
  export default registry;
}

declare module '@site-pages' {
  /** Names of the pages that hold a text, and loaders of what else pages have, by their names among `chunkNames`. */
  export const documents: Record<string, string>;
  export const parts: Record<string, () => Promise<unknown>>;
  export const chunkNames: ChunkNameTable;
  export const docs: import('./addDoc').ListedDoc[];
  /** Versions as every page has them, and what they have of their pages. */
  export const versions: [
    version: import('@docusaurus/plugin-content-docs').PropVersionMetadata,
    pages: import('./sidebar/completeVersion').VersionPages,
  ][];
  export function createPages(
    create: CreateComponent,
  ): Record<string, import('react-router-config').RouteConfig[]>;
}

/** `loadPages.ts`, or `nothingToLoad.ts` where all pages are known. */
declare module '@site-load-pages' {
  export function loadPages(): Promise<void>;
}

declare module '@framework-client/preload.js' {
  export default function preload(pathname: string): Promise<unknown>;
}

declare module '@framework-client/docusaurus.js' {
  const docusaurus: {
    prefetch: (path: string) => false | Promise<unknown>;
    preload: (path: string) => false | Promise<unknown>;
  };
  export default docusaurus;
}

/** The bundler's runtime, as far as it is used here. */
declare const __webpack_require__: {
  /** Fetches a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** Name of a chunk's file. */
  u: (chunk: string) => string;
  /** Address of the folder that files are named from. */
  p: string;
  /** Address of the file of a chunk that has a name; the framework's own. */
  gca: (name: string) => string;
};
