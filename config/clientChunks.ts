import type { Options } from '@aifindr-docs/framework/clientChunks';

/** The API reference is not in the shared chunk, which every page loads, because the pages of the guide do not need it. */
export const clientChunks = {
  shared: [
    'config/site.ts',
    'src/theme',
    'src/components',
    'packages/code-blocks/src/components',
    'packages/search/src/theme/SearchBar',
    'packages/framework/src/static-html',
    'packages/ui',
    'node_modules/@docusaurus/theme-classic',
    'node_modules/@docusaurus/theme-common',
    'node_modules/@docusaurus/plugin-content-docs',
    'node_modules/@mdx-js',
  ],
  // A page with two of these stylesheets exceeds the budget of requests by one, except the home page, which makes fewer other requests.
  stylesheets: {
    project: ['packages/project-values/src/client/dialog'],
    search: ['packages/search/src/theme/SearchDialog'],
    reference: ['packages/api-reference/src/components', 'packages/api-reference/src/field-links'],
    guide: ['src/components/Member', 'src/components/Tabs', 'src/components/Diagram'],
    demo: [
      'src/components/WidgetDemo',
      'examples/guide/personalizacion',
      'packages/configurator/src/Configurator',
    ],
    home: ['src/components/home'],
  },
} satisfies Options;
