/** Imports that load a file of this folder instead of upstream's. */
export interface Patch {
  /** End of the imported path or package name, as the source writes it. */
  request: string;
  /** End of the path of the importing files' folder; if it is absent, imports in any folder are replaced. */
  from?: string;
  /** File of this folder that is imported instead. */
  by: string;
  /** The bundle in which the import is replaced. @default both bundles */
  only?: 'browser' | 'server';
}

/** Changes for which the framework has no option, each with its reason. A patch that replaces nothing stops a production build. */
export const patches: readonly Patch[] = [
  {
    // The site's own stylesheets define the class names and variables of Infima that it uses.
    request: 'infima/dist/css/default/default.css',
    by: 'nothing.css',
  },
  {
    // Code is highlighted at build time, so readers need no grammars.
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
    // This stylesheet hides focus rings until Tab is pressed, and again after a press of the mouse. It depends on a class of `<body>`:
    // each change of it recalculates the styles of the whole page. The base stylesheet uses `:focus-visible` instead.
    request: './styles.css',
    from: '@docusaurus/theme-common/lib/hooks',
    by: 'nothing.css',
  },
  {
    // Upstream adds a `<link rel="prefetch">` for each file of each page that a visible link points to, for example 195 for 22 files.
    request: './prefetch',
    from: '@docusaurus/core/lib/client',
    by: 'prefetch.ts',
    only: 'browser',
  },
  {
    // While a page hydrates, upstream sets `document.title` to the title of the site, and then back to that of the page.
    request: '@docusaurus/Head',
    by: 'Head.tsx',
    only: 'browser',
  },
  {
    // A CommonJS package imports all of tslib, 3.4 KB of every page, for one helper. Bundlers cannot tree-shake such an import.
    request: 'tslib',
    by: 'tslib.ts',
    only: 'browser',
  },
  {
    // The server looks up the chunks of a page by the module names of this registry, which with Rspack match no chunk. By the names of
    // chunks, the server finds and lists them in the page's HTML, so that the browser requests them together with the entry chunk.
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
    // Upstream drops `sensitive` when it renders the `<Route>` elements of case-sensitive routes.
    request: '@docusaurus/renderRoutes',
    by: 'renderRoutes.ts',
  },
];
