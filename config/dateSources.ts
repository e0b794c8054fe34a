import type { DateSources } from '@aifindr-docs/page-outputs/changeDates';
import { site } from './site';

/** What pages that are no files of the repository are made from. */
export const dateSources = {
  generatedFrom: { [site.apiDir]: [site.contractFile, `${site.apiProseDir}/[name].mdx`] },
  listsFrom: ['sidebars.ts'],
} satisfies DateSources;
