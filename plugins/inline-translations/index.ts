import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Puts the texts of `i18n/<locale>/code.json` where the production client uses them, instead of sending all to every reader. */
export default function inlineTranslations({ codeTranslations }: LoadContext): Plugin {
  return {
    name: 'inline-translations',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /[\\/]codeTranslations\.json$/,
                  loader: path.join(__dirname, 'dropTexts.mjs'),
                },
                {
                  test: /\.[jt]sx?$/,
                  enforce: 'post',
                  loader: path.join(__dirname, 'inlineTexts.mjs'),
                  options: { texts: codeTranslations },
                },
              ],
            },
          },
  };
}
