import type { Plugin } from '@docusaurus/types';

/** Adds pages that crash and a navbar item that throws. */
export default function crashes(): Plugin {
  return {
    name: 'crashes',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    contentLoaded: ({ actions }) => {
      actions.addRoute({ path: '/crash', exact: true, component: '@theme/CrashPage' });
      actions.addRoute({ path: '/misuse', exact: true, component: '@theme/MisusePage' });
    },
  };
}
