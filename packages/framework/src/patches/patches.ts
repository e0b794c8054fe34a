/** An import of the framework that a file of this folder takes the place of. */
export interface Patch {
  /** How the import, as it is written, ends. */
  request: string;
  /** Folder inside node_modules whose files import it. @default any */
  from?: string;
  /** Our file. */
  by: string;
  /** @default both bundles */
  only?: 'browser' | 'server';
}

/** What no option of the framework changes, each with its reason. A patch that replaces nothing stops the build. */
export const patches: readonly Patch[] = [
  {
    // The site's own stylesheets keep Infima's names of classes and variables, in a quarter of its size.
    request: 'infima/dist/css/default/default.css',
    by: 'nothing.css',
  },
  {
    // Code is highlighted at build time: readers need no grammars.
    request: '@docusaurus/theme-classic/lib/prism-include-languages',
    by: 'Nothing.ts',
  },
  {
    // `baseUrlIssueBanner: false` turns the banner off, but every reader would still load it.
    request: './BaseUrlIssueBanner',
    from: '@docusaurus/core/lib/client',
    by: 'Nothing.ts',
  },
  {
    // Its rule hides the focus ring from readers without a keyboard, and restyles the whole page at the first press of the mouse;
    // the base stylesheet uses `:focus-visible`.
    request: './styles.css',
    from: '@docusaurus/theme-common/lib/hooks',
    by: 'nothing.css',
  },
  {
    // Upstream adds a `<link>` for each file of each page that a link in view points to: 195 where 22 files were meant.
    request: './prefetch',
    from: '@docusaurus/core/lib/client',
    by: 'prefetch.ts',
    only: 'browser',
  },
  {
    // While a page hydrates, upstream gives the tab the title of the site, and then that of the page again.
    request: '@docusaurus/Head',
    by: 'Head.tsx',
    only: 'browser',
  },
  {
    // All of tslib for one helper, 3.4 KB of every page: it comes through a CommonJS package, which bundlers cannot tree-shake.
    request: 'tslib',
    by: 'tslib.ts',
    only: 'browser',
  },
  {
    // Names a page's chunks in its HTML, so that the browser requests them together with the entry: the server looks up the chunks
    // of a page by the module names of the generated registry, which with Rspack match no chunk.
    request: '@generated/registry',
    by: 'registry.ts',
    only: 'server',
  },
  {
    // React Router ignores the case of a path. For `/docs/api/CHAT` the host answers with the not-found page, which would hydrate as
    // another page.
    request: '@generated/routes',
    by: 'routes.ts',
  },
  {
    // The elements of those routes match their paths again.
    request: '@docusaurus/renderRoutes',
    by: 'renderRoutes.ts',
  },
];
