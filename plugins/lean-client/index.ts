import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';

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
 * Keeps out of the browser's bundle what the browser never reads: the build's own part of the site's configuration, and all
 * of tslib but the helper that is called (it comes through a CommonJS package, which no bundler can thin out).
 */
export default function leanClient({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'lean-client');
  const clientConfig = path.join(folder, 'docusaurus.config.json');
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
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                [`${path.join(generatedFilesDir, 'docusaurus.config')}$`]: clientConfig,
                tslib$: path.join(__dirname, 'tslib.mjs'),
              },
            },
          },
  };
}
