/** A path of a module, with the bundler's slashes as they are on this machine. */
const at = (pattern: string) => new RegExp(pattern.replaceAll('/', String.raw`[\\/]`));

/**
 * Which modules of lazily loaded parts come together in one file. The framework's own rule puts what half of the pages use
 * into one file for all of them; these files hold what is needed at the same time.
 */
export const sharedChunks = {
  common: false,
  /** The frame of a document's page: sidebar, breadcrumbs, table of contents, previous and next. */
  docs: {
    name: 'docs',
    chunks: 'async',
    test: at(
      '/theme/(Doc(?!CategoryGenerated|Card)|TOC|PaginatorNavLink|PageMenu|BackToTop|Icon/(?!Copy|Success|WordWrap)|NotFound)' +
        '|/theme/SearchMetadata|/theme-common/lib/(components/Collapsible|hooks/useTOCHighlight|utils/(accessibility|toc)Utils)' +
        '|/plugin-content-docs/lib/client/|/static-content/(version-|sidebar/)',
    ),
    enforce: true,
    priority: 45,
  },
  /** What brings finished HTML to life, on pages of every kind. */
  behaviours: {
    name: 'behaviours',
    chunks: 'async',
    test: at(
      '/src/(content|components|theme/Tabs)/(.*/)?(PageText|attach|watch|copyText|label|use|reveal|find|indexAfterKey|sampleLanguage|tokenKinds)|/config/languageTabs',
    ),
    enforce: true,
    priority: 44,
  },
} as const;
