import type { ContentFiles } from '@aifindr-docs/content-checks/readContent';
import { site } from './site';

export const contentFiles = {
  specPath: site.contractFile,
  rulesPath: site.contractRules,
  pageFolders: ['docs', 'src/pages'],
  generated: site.apiDir,
  testedFolders: ['examples', 'packages/widget'],
  apiTexts: [site.apiProseDir, 'docs/_asistentes.md'],
} satisfies Omit<ContentFiles, 'siteDir'>;
