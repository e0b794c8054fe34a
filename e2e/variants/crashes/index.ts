import type { Plugin } from '@docusaurus/types';

/** Adds a page that misuses the framework and a navbar item that throws. */
export default function crashes(): Plugin {
  return {
    name: 'crashes',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    contentLoaded: ({ actions }) => {
      actions.addRoute({ path: '/misuse', exact: true, component: '@theme/MisusePage' });
    },
  };
}
