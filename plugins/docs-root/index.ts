import type { Plugin } from '@docusaurus/types';

/** `/docs` takes the reader to the main doc; the docs plugin itself has no page there. */
export default function docsRoot(): Plugin {
  return {
    name: 'docs-root',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    contentLoaded: ({ actions }) => {
      actions.addRoute({ path: '/docs', exact: true, component: '@theme/DocsRootRedirect' });
    },
  };
}
