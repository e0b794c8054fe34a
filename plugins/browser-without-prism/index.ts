import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the highlighter out of the browser: code is highlighted at build time (plugins/code-highlight), yet the classic
 * theme loads prism-react-renderer and its grammars from a client module that has no switch.
 */
export default function browserWithoutPrism(): Plugin {
  return {
    name: 'browser-without-prism',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer': path.join(__dirname, 'noPrism.ts') } },
    }),
  };
}
