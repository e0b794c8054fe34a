import path from 'node:path';
import type { Navbar } from '@docusaurus/theme-common';
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
import { checkSidebars, navbarFile, sidebarFile } from './checkSidebars';
import { listRoutes } from './listRoutes';

/** Checks what a page is made of and how it is reached. The API pages have to be generated: the sidebars import theirs. */
export async function checkPages(site: Site): Promise<Finding[]> {
  const { siteDir, pages } = site;
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const provided = listProvidedComponents(siteDir);
  const ofPages = [
    ...pages.flatMap((page) => [
      ...checkFrontMatter(page),
      ...checkIds(page, byFile),
      ...checkAdmonitions(page),
      ...checkComponents(page, siteDir, provided),
    ]),
    ...findBrokenFences(pages),
  ];
  const modules: unknown[] = [];
  for (const file of [sidebarFile, navbarFile]) {
    try {
      modules.push(await loadFreshModule(path.join(siteDir, file)));
    } catch (error) {
      return [...ofPages, explainFailure(file, error as Error)];
    }
  }
  const [sidebars, { navbar }] = modules as [unknown, { navbar: Partial<Navbar> }];
  return [
    ...ofPages,
    ...checkLinks(site, listRoutes(site, sidebars)),
    ...checkSidebars(site, sidebars, navbar),
  ];
}

/** Why a module does not load, with the line that its syntax error or stack names. */
function explainFailure(file: string, { message, cause }: Error): Finding {
  const { stack = '' } = cause instanceof Error ? cause : {};
  const line = new RegExp(`${path.basename(file)}:(\\d+)`).exec(stack)?.[1];
  const reason = /Cause: (.*)/.exec(message)?.[1]?.trim() ?? message;
  return { file, line: Number(line ?? 1), message: reason };
}
