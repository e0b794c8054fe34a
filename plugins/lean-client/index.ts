import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { listUnusedParts } from './listUnusedParts';
import { frameworkClient, replaceModule } from './replaceModule';
import { sharedChunks } from './sharedChunks';

/** Parts of the site's configuration that only the build reads. */
const buildOnly = [
  'plugins',
  'themes',
  'presets',
  'markdown',
  'clientModules',
  'staticDirectories',
  'stylesheets',
  'scripts',
  'headTags',
  'ssrTemplate',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/**
 * Keeps out of the browser's bundle what the browser never reads: the build's own part of the site's configuration, all of
 * tslib but the helper that is called (it comes through a CommonJS package, which no bundler can thin out), and the parts
 * of a document's page that no document has. What pages share comes in few files, each with what is needed together.
 */
export default function leanClient({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'lean-client');
  const clientConfig = path.join(folder, 'docusaurus.config.json');
  let unusedParts: readonly string[] = [];
  return {
    name: 'lean-client',
    loadContent: () => {
      const kept = Object.fromEntries(
        Object.entries(siteConfig).filter(
          ([key]) => !(buildOnly as readonly string[]).includes(key),
        ),
      );
      mkdirSync(folder, { recursive: true });
      writeFileSync(clientConfig, JSON.stringify(kept));
    },
    allContentLoaded: ({ allContent }) => {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      unusedParts = listUnusedParts(docs as LoadedContent[]);
    },
    configureWebpack: (_, isServer, { currentBundler }) => {
      const nothing = path.join(__dirname, 'Nothing.ts');
      const withoutUnused = Object.fromEntries(unusedParts.map((part) => [part, nothing]));
      return isServer
        ? { resolve: { alias: withoutUnused } }
        : {
            resolve: {
              alias: {
                ...withoutUnused,
                [`${path.join(generatedFilesDir, 'docusaurus.config')}$`]: clientConfig,
                tslib$: path.join(__dirname, 'tslib.mjs'),
              },
            },
            plugins: [
              replaceModule(currentBundler, {
                from: frameworkClient,
                request: /^\.\/prefetch$/,
                by: path.join(__dirname, 'prefetch.ts'),
              }),
              replaceModule(currentBundler, {
                from: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]/,
                request: /\/reactUtils$/,
                by: path.join(__dirname, 'reactUtils.ts'),
              }),
              // Chromium then compiles the file while it arrives, beside the main thread (explicit compile hints).
              new currentBundler.instance.BannerPlugin({
                banner: '//# allFunctionsCalledOnLoad',
                raw: true,
                test: /^assets[\\/]js[\\/]main\./,
                stage: currentBundler.instance.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
              }),
            ],
            optimization: { splitChunks: { cacheGroups: sharedChunks } },
          };
    },
  };
}
