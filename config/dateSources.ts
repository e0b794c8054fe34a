import type { DateSources } from '@aifindr-docs/page-outputs/changeDates';

/** What pages that are no files of the repository are made from. */
export const dateSources = {
  generatedFrom: { 'docs/api': ['examples/swagger.yaml', 'docs/_api/[name].mdx'] },
  listsFrom: ['sidebars.ts'],
} satisfies DateSources;
