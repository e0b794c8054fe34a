import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { builtPages } from '../config/builtPages';
import { findChangeDate, readChangeDates } from '../plugins/built-pages/changeDates';

/** Adds to the front matter of a page the day of the last commit that changed what it shows, as `[day, text]`, where there is a history. */
export function createFrontMatterReader(siteDir: string): ParseFrontMatter {
  const dates = readChangeDates(siteDir);
  return async ({ defaultParseFrontMatter, ...file }) => {
    const { frontMatter, content } = await defaultParseFrontMatter(file);
    const source = path.relative(siteDir, file.filePath).replaceAll('\\', '/');
    // A partial is no page.
    const isPage = !/\/_/.test(source);
    const day = isPage ? findChangeDate(source, dates, builtPages) : undefined;
    const text =
      day && new Date(day).toLocaleDateString('es', { dateStyle: 'long', timeZone: 'UTC' });
    return { frontMatter: { ...frontMatter, ...(day && { changed: [day, text] }) }, content };
  };
}
