import type { Plugin } from '@docusaurus/types';

/** Adds pages that crash and a navbar item that throws. */
export default function faults(): Plugin {
  return {
    name: 'faults',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    contentLoaded: ({ actions }) => {
      actions.addRoute({ path: '/crash', exact: true, component: '@theme/CrashPage' });
      actions.addRoute({
        path: '/outside-provider',
        exact: true,
        component: '@theme/OutsideProviderPage',
      });
    },
  };
}
