import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Bundler, type BundlerPlugin, replaceModule } from './replaceModule';
import type { UpstreamUse } from './upstream/UpstreamUse';

/** A module of the framework that a file of ours takes the place of. */
interface Patch {
  /** File inside node_modules; without an extension, the name under which a module is imported. */
  module: string;
  /** File in `browser/`. */
  by: string;
  /** Upstream files that import the module, which our file is written against. */
  importers: readonly string[];
  /** Bundles in which it is replaced. */
  bundles: readonly ('browser' | 'server')[];
}

const patches: readonly Patch[] = [
  {
    // `baseUrlIssueBanner: false` turns the banner off, but every reader would still load it.
    module: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    by: 'Nothing.ts',
    importers: ['@docusaurus/core/lib/client/App.js'],
    bundles: ['browser', 'server'],
  },
  {
    // Its rule hides the focus ring from readers without a keyboard, and restyles the whole page at the first press of the mouse;
    // the base stylesheet uses `:focus-visible`. Docusaurus 3.10 has no such file.
    module: '@docusaurus/theme-common/lib/hooks/styles.css',
    by: 'nothing.css',
    importers: [],
    bundles: ['browser', 'server'],
  },
  {
    // Upstream prefetches the pages of all links in view at once, right after hydration; ours one by one.
    module: '@docusaurus/core/lib/client/docusaurus.js',
    by: 'docusaurus.ts',
    importers: ['@docusaurus/core/lib/client/clientEntry.js'],
    bundles: ['browser'],
  },
  {
    // Upstream adds a `<link>` for each file of each of these pages: 195 of them on a page where 22 files were meant.
    module: '@docusaurus/core/lib/client/prefetch.js',
    by: 'prefetch.ts',
    importers: ['@docusaurus/core/lib/client/docusaurus.js'],
    bundles: ['browser'],
  },
  {
    // Upstream counts pixels; with enlarged text the layout is that of phones, in em (`emWidths.ts`).
    module: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    by: 'useWindowSize.ts',
    importers: [
      '@docusaurus/theme-common/lib/contexts/navbarMobileSidebar.js',
      '@docusaurus/theme-common/lib/index.js',
    ],
    bundles: ['browser', 'server'],
  },
  {
    // All of tslib for one helper, 3.4 KB of every page: it comes through a CommonJS package, which bundlers cannot tree-shake.
    module: 'tslib',
    by: 'tslib.ts',
    importers: ['@docusaurus/utils-common/lib/index.js'],
    bundles: ['browser'],
  },
  {
    // Names a page's chunks in its HTML, so that the browser requests them together with the entry: the server looks up the chunks
    // of a page by the module names of the generated registry, which with Rspack match no chunk.
    module: '@generated/registry',
    by: 'registry.ts',
    importers: [
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    ],
    bundles: ['server'],
  },
];

/** Plugins that apply the patches to a bundle. A module that the installed version does not have needs no replacement. */
export function listPatchPlugins(
  bundler: Bundler,
  modules: string,
  bundle: 'browser' | 'server',
): BundlerPlugin[] {
  return patches
    .filter(
      ({ module, bundles }) =>
        bundles.includes(bundle) && (isNamed(module) || existsSync(path.join(modules, module))),
    )
    .map(({ module, by }) =>
      replaceModule(bundler, { modules, module, by: path.join(__dirname, 'browser', by) }),
    );
}

/** What the patches rely on. */
export const patchUses: readonly UpstreamUse[] = patches.map(({ module, by, importers }) => ({
  ours: `packages/framework/src/internals/browser/${by}`,
  kind: 'patch',
  upstream: isNamed(module) ? importers : [module, ...importers],
}));

function isNamed(module: string): boolean {
  return path.extname(module) === '';
}
