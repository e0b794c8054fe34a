import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Modules with texts: of the theme, the site and its packages. */
const modules =
  /[\\/](?:src|packages|@docusaurus[\\/]theme-(?:classic|common)[\\/]lib)[\\/].*\.[jt]sx?$/;

/** Puts the site's own texts where they are used, in the production client, and leaves default texts out. */
export default function interfaceTexts(context: LoadContext): Plugin {
  const { codeTranslations, siteDir, generatedFilesDir } = context;
  const list = path.join(generatedFilesDir, 'codeTranslations.json');
  return {
    name: 'interface-texts',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            module: {
              rules: [
                {
                  test: (file: string) =>
                    file === list ||
                    (file.startsWith(siteDir) && modules.test(file.slice(siteDir.length))),
                  enforce: 'pre',
                  loader: path.join(__dirname, 'placeTexts.mjs'),
                  options: { texts: codeTranslations },
                },
              ],
            },
          },
  };
}
