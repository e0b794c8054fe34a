import type { Plugin } from '@docusaurus/types';

/**
 * Lets a generated page import its samples from one name: the build that renders the pages gets their HTML
 * (`.server.js`), the browser only the means to load it (`.client.js`).
 */
export default function apiReference(): Plugin {
  return {
    name: 'api-reference',
    configureWebpack: (_config, isServer) => ({
      resolve: { extensions: [isServer ? '.server.js' : '.client.js'] },
    }),
  };
}
