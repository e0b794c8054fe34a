import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listShownFiles } from './mdx/listFences';

/** Docusaurus plugin: rebuilds a page in development when a file that one of its fences shows changes. */
export default function codeBlocks({ siteDir }: LoadContext): Plugin {
  const rule = {
    // `test` is a function, because Docusaurus assumes that a rule with a regular expression compiles MDX.
    test: (file: string) => ['.md', '.mdx'].includes(path.extname(file)),
    enforce: 'pre',
    loader: path.join(__dirname, 'watchShownFiles.mjs'),
    options: { listShownFiles: (page: string) => listShownFiles(page, siteDir) },
  } as const;
  return {
    name: 'code-blocks',
    configureWebpack: () =>
      process.env.NODE_ENV === 'production' ? {} : { module: { rules: [rule] } },
  };
}
