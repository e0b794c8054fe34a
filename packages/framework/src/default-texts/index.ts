import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Matches the modules of the theme, some of which contain English default texts. */
const themeModules = /[\\/]node_modules[\\/]@docusaurus[\\/]theme-(classic|common)[\\/]lib[\\/]/;

/**
 * Leaves the theme's English texts out of the production client if the site translates them, because the theme then never falls back
 * to them.
 */
export default function defaultTexts({ codeTranslations }: LoadContext): Plugin {
  return {
    name: 'default-texts',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            module: {
              rules: [
                {
                  test: themeModules,
                  enforce: 'pre',
                  loader: path.join(__dirname, 'removeDefaultTexts.mjs'),
                  options: { translations: codeTranslations },
                },
              ],
            },
          },
  };
}
