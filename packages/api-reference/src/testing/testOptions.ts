import { sampleWriters } from '@aifindr-docs/request-samples';
import type { Options } from '../options';

/** Options of tests: every language of samples, texts in Spanish. */
export const testOptions: Options = {
  specPath: 'contract.yaml',
  outputDir: 'docs/api',
  docsDir: 'docs',
  routeBase: '/docs/api',
  proseDir: 'docs/_api',
  sampleLanguages: Object.keys(sampleWriters).map((language) => ({
    language,
    highlight: 'javascript',
  })),
  defaultLanguage: 'curl',
  languageKeys: { storage: 'language', parameter: 'lang' },
  sidebarOptions: { groupPathsBy: 'tag', categoryLinkSource: 'tag', sidebarCollapsed: true },
};
