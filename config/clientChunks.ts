import type { Options } from '@aifindr-docs/framework/clientChunks';

/**
 * The modules of the chunk that every page loads, and the styles that only some pages load. The API reference is not in the shared chunk,
 * because the pages of the guide do not need it.
 */
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
  // Loading two of these is one request more than the budget allows, except on the home page, which makes fewer others.
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
