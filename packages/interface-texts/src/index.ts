import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Modules with texts: of the theme, the site and its packages. */
const modules =
  /[\\/](?:src|packages|@docusaurus[\\/]theme-(?:classic|common)[\\/]lib)[\\/].*\.[jt]sx?$/;

/** Leaves the default texts of the interface out of the production client, where the site has its own. */
export default function interfaceTexts({ codeTranslations, siteDir }: LoadContext): Plugin {
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
                    file.startsWith(siteDir) && modules.test(file.slice(siteDir.length)),
                  enforce: 'pre',
                  loader: path.join(__dirname, 'leaveOutDefaults.mjs'),
                  options: { ids: Object.keys(codeTranslations) },
                },
              ],
            },
          },
  };
}
