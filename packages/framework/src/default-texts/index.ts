import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Modules of the theme, which carry an English text beside each id. */
const themeModules = /[\\/]node_modules[\\/]@docusaurus[\\/]theme-(classic|common)[\\/]lib[\\/]/;

/**
 * Leaves the theme's English texts out of the browser's JavaScript where the site has a translation, which the theme looks up by
 * the same id and always finds.
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
