import type { Placeholders } from '@aifindr-docs/code-blocks/splitPlaceholders';
import type { SampleLanguage } from '@aifindr-docs/request-samples';
import type { DocumentPaths } from './openapi/lintAndBundleDocument';

/** Settings that all operation pages share in the browser. */
export interface ReaderSettings {
  /** Languages of the samples in the order of their tabs. */
  languages: readonly { language: string; label: string }[];
  /** The language until the reader or the URL chooses one. */
  defaultLanguage: string;
  /** Names under which the reader's choice of a language is stored, and passed in a URL. */
  languageKeys: {
    /** Key in `localStorage`. */
    storage: string;
    /** Query parameter that chooses a language without storing it. */
    parameter: string;
  };
}

/** Options of the plugin. `specPath`, `outputDir`, `downloadUrl` and `sidebarOptions` are named as in docusaurus-plugin-openapi-docs. */
export interface Options
  extends DocumentPaths, Pick<ReaderSettings, 'defaultLanguage' | 'languageKeys'> {
  /** Folder of the generated pages, relative to the site. It is a direct child of the folder of the docs. */
  outputDir: string;
  /** Path under which the pages are served, without a trailing slash. */
  routeBase: string;
  /** Folder of hand-written MDX that pages show, `<page id>.mdx`. That of the information page must import the generated `_reference`. */
  proseDir?: string | undefined;
  /** Languages of the samples in the order of their tabs, each with the grammar that highlights it. */
  sampleLanguages: readonly { language: SampleLanguage; highlight: string }[];
  /** Names of the reader's values, by the placeholders that samples show instead. A `<var data-placeholder>` wraps each placeholder. */
  placeholders?: Placeholders;
  /** URL where readers can download the document. */
  downloadUrl?: string;
  /** URLs of other downloads, by the labels of their links. */
  otherDownloads?: Readonly<Record<string, string>>;
  sidebarOptions: { groupPathsBy: 'tag'; categoryLinkSource: 'tag'; sidebarCollapsed: boolean };
}
