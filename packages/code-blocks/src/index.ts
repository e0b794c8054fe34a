import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listShownFilePaths } from './mdx/listFences';

/** Docusaurus plugin: in development, rebuilds a page after each change of a file that its fences show. */
export default function codeBlocks({ siteDir }: LoadContext): Plugin {
  const rule = {
    // `test` is no regular expression, because Docusaurus treats a rule whose regular expression matches `.mdx` as one that compiles MDX.
    test: (file: string) => ['.md', '.mdx'].includes(path.extname(file)),
    enforce: 'pre',
    loader: path.join(__dirname, 'watchShownFiles.mjs'),
    options: { listShownFilePaths: (pageText: string) => listShownFilePaths(pageText, siteDir) },
  } as const;
  return {
    name: 'code-blocks',
    configureWebpack: () =>
      process.env.NODE_ENV === 'production' ? {} : { module: { rules: [rule] } },
  };
}
