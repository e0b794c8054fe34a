import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceModule } from '../lean-client/replaceModule';

const ours = (file: string) => path.join(__dirname, file);

/**
 * Makes little of the code that renders the pages, for it runs once and is thrown away; while it runs, each page compares its
 * address with those of all pages a few times instead of a dozen.
 */
export default function quickRender(): Plugin {
  return {
    name: 'quick-render',
    configureWebpack: (_, isServer, { currentBundler }) =>
      isServer
        ? {
            optimization: {
              concatenateModules: false,
              mangleExports: false,
              realContentHash: false,
            },
            resolve: { alias: { '@docusaurus/renderRoutes$': ours('renderRoutes.tsx') } },
            plugins: [
              replaceModule(currentBundler, {
                from: /[\\/]plugin-content-docs[\\/]lib[\\/]client$/,
                request: /^\.\/docsClientUtils$/,
                by: ours('docsClientUtils.ts'),
              }),
            ],
          }
        : {},
  };
}
