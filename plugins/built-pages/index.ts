import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import { findChangeDate, readChangeDates } from './changeDates';
import type { Options } from './options';
import type { Build, Page, Step } from './Page';
import { readPage, type PageSource } from './readPage';
import { compressedCopies } from './steps/compressedCopies';
import { markdown } from './steps/markdown';
import { searchIndex } from './steps/searchIndex';
import { securityHeaders } from './steps/securityHeaders';
import { sitemap } from './steps/sitemap';
import { socialCards } from './steps/socialCards';
import { structuredData } from './steps/structuredData';
import { writeOutput } from './writeOutput';

export { validateOptions, type Options } from './options';

/** Everything that is made from the built pages, in one pass: each page is read, parsed and written once. */
export default function builtPages(context: LoadContext, options: Options): Plugin {
  const { baseUrl, siteDir } = context;
  return {
    name: 'built-pages',
    getPathsToWatch: () => [path.resolve(siteDir, options.instructions)],
    injectHtmlTags: () => ({
      headTags: [
        linkTag('manifest', `${baseUrl}manifest.webmanifest`),
        linkTag('apple-touch-icon', `${baseUrl}img/apple-touch-icon.png`),
      ],
    }),
    async postBuild(props) {
      const build: Build = { context, options, props };
      // Compression comes last: it reads the files that the other steps write.
      const steps: Step[] = [
        searchIndex(build),
        markdown(build),
        socialCards(build),
        structuredData(build),
        securityHeaders(build),
        sitemap(build),
        compressedCopies(build),
      ];
      for await (const page of readPages(build)) {
        for (const step of steps) await step.visit?.(page);
        await writeOutput(props.outDir, page.file, withHeadTags(page));
      }
      for (const step of steps) await step.finish?.();
    },
  };
}

function linkTag(rel: string, href: string) {
  return { tagName: 'link', attributes: { rel, href } };
}

/** The pages of all routes, sorted by route; one at a time, for the trees of all pages together would fill the memory. */
async function* readPages({ props, options }: Build): AsyncGenerator<Page> {
  const { baseUrl, outDir, routes, siteConfig, siteDir } = props;
  const dates = readChangeDates(siteDir);
  const notFound: Omit<PageSource, 'html'> = { route: `${baseUrl}404.html`, file: '404.html' };
  const pages = flattenRoutes(routes)
    .filter(({ path: route }) => !route.includes('*') && route !== notFound.route)
    .map(({ path: route, metadata }) => ({
      route,
      file: `${route.slice(baseUrl.length) || 'index'}.html`,
      changed: findChangeDate(metadata?.sourceFilePath?.replaceAll('\\', '/'), dates, options),
    }));
  const site = { baseUrl, titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}` };
  const sorted = [...pages, notFound].sort((one, other) => (one.route < other.route ? -1 : 1));
  for (const page of sorted) {
    const html = await readFile(path.join(outDir, page.file), 'utf8');
    yield readPage({ ...page, html }, site);
  }
}

function withHeadTags({ html, headEnd, headTags }: Page): string {
  return html.slice(0, headEnd) + headTags.join('') + html.slice(headEnd);
}
