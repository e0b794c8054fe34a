import type { TextLanguage } from '../lib/api-texts';
import type { Options } from '../plugins/api-reference';
import * as apiPages from './apiPages';
import { site } from './site';

/** The API reference: section 3 of the specification. */
export const apiReference = {
  specPath: 'examples/swagger.yaml',
  outputDir: 'docs/api',
  docsDir: 'docs',
  routeBase: '/docs/api',
  proseDir: 'docs/_api',
  language: 'es' as TextLanguage,
  linkedPages: { file: 'config/apiPages.ts', routes: Object.values(apiPages) },
  downloadUrl: site.contractUrl,
  sidebarOptions: {
    groupPathsBy: 'tag',
    categoryLinkSource: 'tag',
    sidebarCollapsed: true,
  },
} satisfies Options;
