import type { Plugin } from '@docusaurus/types';

/** Makes little of the code that renders the pages, for it runs once and is thrown away. */
export default function quickRender(): Plugin {
  return {
    name: 'quick-render',
    configureWebpack: (_, isServer) =>
      isServer
        ? {
            optimization: {
              concatenateModules: false,
              mangleExports: false,
              realContentHash: false,
            },
          }
        : {},
  };
}
