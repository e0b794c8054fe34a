import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Blocks of code in pages. The remark and rehype plugins beside this file, which the preset gives to the docs and pages plugins,
 * do the work; this plugin rebuilds a page in development when a file that it shows changes.
 */
export default function codeBlocks({ siteDir }: LoadContext): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () =>
      process.env.NODE_ENV === 'production'
        ? {}
        : {
            module: {
              rules: [
                {
                  // A function: Docusaurus takes a rule with a regular expression for one that compiles MDX.
                  test: (file: string) => /\.mdx?$/.test(file),
                  enforce: 'pre',
                  loader: path.join(__dirname, 'watchShownFiles.mjs'),
                  options: { siteDir },
                },
              ],
            },
          },
  };
}
