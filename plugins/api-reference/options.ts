/** Options of docusaurus-plugin-openapi-docs as this site uses them (its own types do not pass a strict compiler). */
export interface OpenApiPluginOptions {
  id: string;
  docsPluginId: string;
  config: Record<string, OpenApiDocsOptions>;
}

/** One documented API: section 3 of the specification, "API documentation generation settings". */
export interface OpenApiDocsOptions {
  specPath: string;
  outputDir: string;
  downloadUrl: string;
  template: string;
  disableCompression: boolean;
  sidebarOptions: {
    groupPathsBy: 'tag';
    categoryLinkSource: 'tag';
    sidebarCollapsed: boolean;
  };
  markdownGenerators: MarkdownGenerators;
}

/** What the plugin hands to a generator; only these parts are used. */
export interface PageItem {
  id: string;
  title: string;
  frontMatter: Record<string, unknown>;
}

/** The plugin's extension point: each function returns the text of a page. */
export interface MarkdownGenerators {
  createApiPageMD: (item: PageItem) => string;
  createInfoPageMD: (item: PageItem) => string;
  createTagPageMD: (item: PageItem) => string;
}
