import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

type WebpackConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Layout and components of pages with text: one file instead of five. */
const pages = {
  name: 'pages',
  chunks: 'async',
  test: /[\\/](theme|theme-classic|theme-common|plugin-content-docs|@mdx-js|static-html|page|components)[\\/](?!.*(SearchDialog|home|diagrams))/,
  minChunks: 2,
  enforce: true,
  priority: 45,
} as const;

/** How the client's code is split into files, and which of them a page names in its HTML. */
export default function bundle({ generatedFilesDir }: LoadContext): Plugin {
  const server: WebpackConfig = {
    resolve: {
      alias: {
        [`${path.join(generatedFilesDir, 'registry')}$`]: path.join(__dirname, 'registry.ts'),
        '@registry-source$': path.join(generatedFilesDir, 'registry.js'),
      },
    },
  };
  const client: WebpackConfig = {
    optimization: { splitChunks: { cacheGroups: { pages } } },
  };
  return {
    name: 'bundle',
    configureWebpack: (_config, isServer) => (isServer ? server : client),
  };
}
