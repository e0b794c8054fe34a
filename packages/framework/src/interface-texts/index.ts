import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Modules of others, which have no texts; those of the theme do. Packages of the site may lie outside its folder, where `node_modules` is a link. */
const others = /[\\/]node_modules[\\/](?!@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/])/;

/** Puts the site's own texts where they are used, in the production client, and leaves default texts out. */
export default function interfaceTexts({
  codeTranslations,
  generatedFilesDir,
}: LoadContext): Plugin {
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
                    file === list || (/\.[jt]sx?$/.test(file) && !others.test(file)),
                  enforce: 'pre',
                  loader: path.join(__dirname, 'placeTexts.mjs'),
                  options: { texts: codeTranslations },
                },
              ],
            },
          },
  };
}
