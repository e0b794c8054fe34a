import type { Options } from '@aifindr-docs/api-reference';
import { defaultLanguage, languageKeys, languageTabs } from './languageTabs';
import { placeholders } from './projectValues';
import { site } from './site';

/** Options of the plugin that generates the API reference (R15). */
export const apiReference = {
  specPath: site.contractFile,
  rulesPath: site.contractRules,
  outputDir: site.apiDir,
  routeBase: '/docs/api',
  proseDir: site.apiProseDir,
  sampleLanguages: languageTabs,
  defaultLanguage,
  languageKeys,
  placeholders,
  downloadUrl: site.contractUrl,
  otherDownloads: { JSON: '/swagger.json', 'Colección de Postman': site.collectionUrl },
  sidebarOptions: {
    groupPathsBy: 'tag',
    categoryLinkSource: 'tag',
    sidebarCollapsed: true,
  },
} satisfies Options;
