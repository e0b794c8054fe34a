import path from 'node:path';
import type { Navbar } from '@docusaurus/theme-common';
import { loadFreshModule } from '@docusaurus/utils';
import { loadContent } from '@aifindr-docs/framework/internals/loadContent';
import type { Diagnostic } from '../Diagnostic';
import { findBrokenFences } from '../readPages';
import type { SiteSources } from '../readSite';
import { checkLinks } from './checkLinks';
import { checkLists } from './checkLists';
import {
  checkAdmonitions,
  checkComponents,
  checkFrontMatter,
  checkIds,
  listProvidedComponents,
} from './checkMarkdown';
import { checkSidebars, sidebarFile } from './checkSidebars';
import { listRoutes } from './listRoutes';

/** Checks what a page is made of and how it is reached. The API pages have to be generated: the sidebars import theirs. */
export async function checkPages(site: SiteSources): Promise<Diagnostic[]> {
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
  try {
    const sidebars = await loadFreshModule(path.join(siteDir, sidebarFile));
    const broken = site.parseErrors.map(({ file }) => path.basename(file));
    const content = await loadContent(siteDir, site.facts.docs, broken);
    const routes = listRoutes(site, content, sidebars);
    const { navbar = {} } = content.siteConfig.themeConfig as { navbar?: Partial<Navbar> };
    return [
      ...ofPages,
      ...checkLinks(site, routes),
      ...checkLists(site, routes),
      ...checkSidebars(site, routes, sidebars, navbar),
    ];
  } catch (error) {
    return [...ofPages, explainFailure(siteDir, error as Error)];
  }
}

/** Why a module or a page does not load, with the file and line that its syntax error or stack names. */
function explainFailure(siteDir: string, { message, stack, cause }: Error): Diagnostic {
  const inner = cause instanceof Error ? cause.stack : undefined;
  const text = [message, inner, stack].join('\n').replaceAll(siteDir + path.sep, '');
  const [, file = sidebarFile, line] =
    /((?:config|docs|src)\/[\w/.-]+\.\w+|sidebars\.ts)(?::(\d+))?/.exec(text) ?? [];
  const reason = /Cause: (.*)/.exec(message)?.[1]?.trim() ?? message;
  return { file, line: Number(line ?? 1), message: reason };
}
