import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFences } from './mdx/listFences';
import { listImports } from './mdx/listImports';
import { parsePage } from './mdx/parsePage';

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
                  options: { listShownFiles: (page: string) => listShownFiles(page, siteDir) },
                },
              ],
            },
          },
  };
}

/** Absolute paths of the files and pages that a page shows, missing ones too; none if it does not parse, which the MDX loader reports. */
function listShownFiles(page: string, siteDir: string): string[] {
  try {
    const tree = parsePage(page);
    return [
      ...listFences(tree, siteDir).flatMap(({ shown }) =>
        shown === undefined ? [] : path.resolve(siteDir, shown.file),
      ),
      ...listImports(tree).flatMap(({ from }) =>
        from.endsWith('.mdx') ? path.resolve(path.dirname(page), from) : [],
      ),
    ];
  } catch {
    return [];
  }
}
