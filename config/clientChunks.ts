import type { Options } from '@aifindr-docs/framework/clientChunks';

/** What every page shares, and the styles that only some pages have. The API reference is no part of the shared chunk: guides go without. */
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
  // A page with two of them has one request more than config/budgets.ts allows, but for the home page.
  stylesheets: {
    project: ['packages/project-values/src/client/dialog'],
    search: ['packages/search/src/theme/SearchDialog'],
    reference: ['packages/api-reference/src/components', 'packages/api-reference/src/field-links'],
    guide: ['src/components/Member', 'src/components/Tabs', 'packages/ui/src/diagrams'],
    demo: [
      'src/components/WidgetDemo',
      'examples/guide/personalizacion',
      'packages/configurator/src/Configurator',
    ],
    home: ['src/components/home'],
  },
} satisfies Options;
