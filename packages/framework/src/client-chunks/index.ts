import type { LoadContext, Plugin } from '@docusaurus/types';
import { matchFolders } from './matchFolders';
import type { Options } from './options';

export { validateOptions, type Options } from './options';

/**
 * Puts the layout and the components that pages share into one chunk, where the framework makes one for each combination, and large
 * styles of few pages into separate sheets, where the framework makes one for all.
 */
export default function clientChunks(
  { siteDir }: LoadContext,
  { shared, stylesheets }: Options,
): Plugin {
  const sharedGroup = {
    name: 'shared',
    chunks: 'async',
    test: matchFolders(siteDir, shared),
    minChunks: 2,
    enforce: true,
    // Above the framework's own group.
    priority: 45,
  } as const;
  const styleGroups = Object.entries(stylesheets).map(
    ([name, folders]) =>
      [
        `styles-${name}`,
        {
          name: `styles-${name}`,
          type: 'css/mini-extract',
          chunks: 'all',
          test: matchFolders(siteDir, folders),
          enforce: true,
          // Above the framework's one sheet for all styles.
          priority: 60,
        },
      ] as const,
  );
  return {
    name: 'client-chunks',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: { shared: sharedGroup, ...Object.fromEntries(styleGroups) },
              },
            },
          },
  };
}
