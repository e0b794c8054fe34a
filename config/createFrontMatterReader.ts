import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { findChangeDate, recallChangeDates } from '@aifindr-docs/page-outputs/changeDates';
import type { DatedFrontMatter } from './DatedFrontMatter';
import { dateSources } from './dateSources';

/** Adds to the front matter of a page the day of the last commit that changed what it shows where there is a history. */
export function createFrontMatterReader(siteDir: string): ParseFrontMatter {
  return async ({ defaultParseFrontMatter, ...file }) => {
    const { frontMatter, content } = await defaultParseFrontMatter(file);
    const source = path.relative(siteDir, file.filePath).replaceAll('\\', '/');
    // Docusaurus 3.7 prints front matter into modules as it is, where a backslash begins an escape.
    if (JSON.stringify(frontMatter).includes('\\\\')) {
      throw new Error(`${source}: front matter cannot have a backslash`);
    }
    // A partial is no page.
    const isPage = !/\/_/.test(source);
    const day = isPage
      ? findChangeDate(source, recallChangeDates(siteDir), dateSources)
      : undefined;
    return { frontMatter: { ...frontMatter, ...(day && dateOf(day)) }, content };
  };
}

function dateOf(day: string): DatedFrontMatter {
  const text = new Date(day).toLocaleDateString('es', { dateStyle: 'long', timeZone: 'UTC' });
  return { changed: [day, text] };
}
