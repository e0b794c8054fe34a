import {
  createMarkdownGenerators,
  preparedPages,
} from '../plugins/api-reference/createMarkdownGenerators';
import type { OpenApiPluginOptions } from '../plugins/api-reference/options';
import { site } from './site';

/** Options of docusaurus-plugin-openapi-docs: section 3 of the specification. */
export const openapi = {
  id: 'openapi',
  docsPluginId: 'default',
  config: {
    api: {
      specPath: 'examples/swagger.yaml',
      outputDir: 'docs/api',
      downloadUrl: site.contractUrl,
      template: 'plugins/api-reference/page.mustache',
      disableCompression: true,
      sidebarOptions: {
        groupPathsBy: 'tag',
        categoryLinkSource: 'tag',
        sidebarCollapsed: true,
      },
      markdownGenerators: createMarkdownGenerators(preparedPages),
    },
  },
} satisfies OpenApiPluginOptions;
