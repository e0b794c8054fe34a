import path from 'node:path';
import { listImports } from '@aifindr-docs/code-blocks/mdx/listImports';
import type { Diagnostic } from '../Diagnostic';
import type { SourcePage } from '../readPages';
import type { SiteSources } from '../readSite';
import type { SiteRoute } from './listRoutes';
import { listTexts } from './listTexts';

/** A page as lists of pages see it. */
export interface ListedPage {
  route: string;
  /** Whether it is generated for a tag of the contract, and says little itself. */
  isTag: boolean;
  /** Its sources with the code and the partials that it shows; of a generated page all its texts. */
  text: string;
}

/** A list of the site that has something for every page. */
export interface PageList {
  has: (page: ListedPage) => boolean;
  /** What is to be done about a page that is missing, and in which file. */
  advice: string;
  /** Whether a page may be missing for reasons that its sources do not show. */
  isWarning?: boolean;
}

/** Pages that lists of the site do not have yet; those of the API are told of its contract. */
export function checkLists({ siteDir, facts, pages }: SiteSources, routes: readonly SiteRoute[]) {
  const { apiReference, pageLists = [] } = facts;
  const { outputDir, proseDir = '', specPath } = apiReference;
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return routes.flatMap(({ path: route, file = '' }): Diagnostic[] => {
    const [, id] = /^(.*)\.\w+\.mdx$/.exec(path.posix.relative(outputDir, file)) ?? [];
    const isGenerated = id !== undefined && file.startsWith(`${outputDir}/`);
    const source = byFile.get(file);
    if (source === undefined && !isGenerated) return [];
    const text = isGenerated
      ? [
          ...listTexts(path.join(siteDir, outputDir, `${id}.json`)).map(({ text }) => text),
          readText(`${proseDir}/${id}.mdx`),
        ]
      : [readText(file)];
    const page = { route, isTag: file.endsWith('.tag.mdx'), text: text.join('\n') };
    return pageLists
      .filter(({ has }) => !has(page))
      .map(({ advice, isWarning }) => ({
        file: isGenerated ? specPath : file,
        line: 1,
        message: `${route} is new: ${advice}`,
        ...(isWarning && { isWarning }),
      }));
  });

  function readText(file: string): string {
    const page: SourcePage | undefined = byFile.get(file);
    if (page === undefined) return '';
    const partials = listImports(page.tree).map(({ from }) =>
      readText(path.posix.join(path.posix.dirname(file), from)),
    );
    return [page.text, ...page.fences.map(({ text }) => text), ...partials].join('\n');
  }
}
