import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Leaves the static parts of MDX pages out of the browser's JavaScript: `wrapStaticParts` wraps them in `<StaticHtml>`, whose children
 * are compiled away for the production client. The initial page keeps its server-rendered nodes; the HTML of any other page is
 * fetched when its module loads.
 */
export default function staticHtml(): Plugin {
  const rule = {
    // `test` is a function, because Docusaurus takes a rule whose regular expression matches `.mdx` for one that compiles MDX.
    test: (file: string) => ['.md', '.mdx'].includes(path.extname(file)),
    enforce: 'post',
    loader: path.join(__dirname, 'awaitStaticHtml.mjs'),
  } as const;
  return {
    name: 'static-html',
    configureWebpack: (_config, isServer, { currentBundler }) => {
      const isOmitted = !isServer && process.env.NODE_ENV === 'production';
      const constants = { __RENDERS_STATIC_HTML__: JSON.stringify(!isOmitted) };
      return {
        plugins: [new currentBundler.instance.DefinePlugin(constants)],
        module: { rules: isOmitted ? [rule] : [] },
      };
    },
  };
}
