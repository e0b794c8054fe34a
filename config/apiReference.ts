import type { Options } from '@aifindr-docs/openapi';
import type { TextLanguage } from '@aifindr-docs/openapi/texts';
import * as apiPages from './apiPages';
import { defaultLanguage, languageKeys, languageTabs } from './languageTabs';
import { placeholders } from './projectValues';
import { site } from './site';

/** The API reference (R15). */
export const apiReference = {
  specPath: site.contractFile,
  outputDir: site.apiDir,
  docsDir: 'docs',
  routeBase: '/docs/api',
  proseDir: site.apiProseDir,
  language: 'es' as TextLanguage,
  sampleLanguages: languageTabs,
  defaultLanguage,
  languageKeys,
  placeholders,
  linkedPages: { file: 'config/apiPages.ts', routes: Object.values(apiPages) },
  downloadUrl: site.contractUrl,
  otherDownloads: { JSON: '/swagger.json' },
  sidebarOptions: {
    groupPathsBy: 'tag',
    categoryLinkSource: 'tag',
    sidebarCollapsed: true,
  },
} satisfies Options;
