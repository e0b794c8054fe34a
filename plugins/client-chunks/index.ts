import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Options } from './options';

export { validateOptions } from './options';

/**
 * Puts the layout and the components that pages share into one chunk, where the framework makes one for each combination, and large
 * styles of few pages into separate sheets, where the framework makes one for all.
 */
export default function clientChunks(
  _context: LoadContext,
  { shared, stylesheets }: Options,
): Plugin {
  return {
    name: 'client-chunks',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  shared: {
                    name: 'shared',
                    chunks: 'async',
                    test: shared,
                    minChunks: 2,
                    enforce: true,
                    // Above the framework's own group.
                    priority: 45,
                  },
                  ...Object.fromEntries(
                    Object.entries(stylesheets).map(([name, test]) => [
                      `styles-${name}`,
                      {
                        name: `styles-${name}`,
                        type: 'css/mini-extract',
                        chunks: 'all',
                        test,
                        enforce: true,
                        // Above the framework's one sheet for all styles.
                        priority: 60,
                      },
                    ]),
                  ),
                },
              },
            },
          },
  };
}
