import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { Finding } from '../Finding';
import { findBrokenFences } from '../readPages';
import type { Site } from '../readSite';
import { checkLinks } from './checkLinks';
import {
  checkAdmonitions,
  checkComponents,
  checkFrontMatter,
  checkIds,
  listProvidedComponents,
} from './checkMarkdown';
import { checkSidebars } from './checkSidebars';
import { listRoutes } from './listRoutes';

/** Checks what a page is made of and how it is reached. The API pages have to be generated: the sidebars import theirs. */
export async function checkPages(site: Site): Promise<Finding[]> {
  const { siteDir, pages } = site;
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const provided = listProvidedComponents(siteDir);
  const sidebars = await loadFreshModule(path.join(siteDir, 'sidebars.ts'));
  const routes = listRoutes(site, sidebars);
  return [
    ...pages.flatMap((page) => [
      ...checkFrontMatter(page),
      ...checkIds(page, byFile),
      ...checkAdmonitions(page),
      ...checkComponents(page, siteDir, provided),
    ]),
    ...findBrokenFences(pages),
    ...checkLinks(site, routes),
    ...checkSidebars(site, sidebars),
  ];
}
