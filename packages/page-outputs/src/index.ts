import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, Props, RouteConfig } from '@docusaurus/types';
import { type OutputStep, type Page, writeOutput } from './OutputStep';
import { type PageSource, parseBuiltPage } from './parseBuiltPage';

export interface Options {
  /** Creates the steps, in the order in which they run; called after each build. */
  steps: () => readonly OutputStep[];
}

/** Docusaurus plugin: makes all outputs from the built pages in one pass, in which each page is parsed and written once. */
export default function pageOutputs(_context: LoadContext, options: Options): Plugin {
  return {
    name: 'page-outputs',
    async postBuild(props) {
      const { baseUrl, outDir, siteConfig } = props;
      const steps = options.steps();
      const titleSuffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
      const readPage = async (source: PageSource): Promise<Page> => {
        const html = await readFile(path.join(outDir, source.file), 'utf8');
        return parseBuiltPage({ ...source, html }, { baseUrl, titleSuffix });
      };
      const sources = listPageSources(props);
      // The route of the home page sorts first.
      const [first] = sources;
      const home = first?.route === baseUrl ? await readPage(first) : undefined;
      if (!home?.isIndexed) {
        throw new Error(
          `page-outputs: the site has no home page at ${baseUrl}, or it says noindex`,
        );
      }
      const build = { ...props, home };
      // Pages are processed one at a time, because the trees of all pages together would need much memory.
      for (const source of sources) {
        const page = source.route === baseUrl ? home : await readPage(source);
        for (const step of steps) await step.visit?.(page, build);
        await writeOutput(outDir, page.file, insertTagsAndEmailOff(page));
      }
      for (const step of steps) await step.finish?.(build);
    },
  };
}

/**
 * Lists the pages of all routes without wildcard, and the 404 page, sorted by route.
 *
 * @throws Error if `trailingSlash` is not false, because the framework then gives the HTML files other names
 */
function listPageSources({ baseUrl, routes, siteConfig }: Props): PageSource[] {
  if (siteConfig.trailingSlash !== false) {
    throw new Error('page-outputs: reads <route>.html, so the site needs trailingSlash: false');
  }
  const notFound: PageSource = { route: `${baseUrl}404.html`, file: '404.html' };
  const pages = listLeafRoutes(routes)
    .filter(({ path: route }) => !route.includes('*') && route !== notFound.route)
    .map(({ path: route, metadata }) => ({
      route,
      file: `${route.slice(baseUrl.length) || 'index'}.html`,
      lastChanged: formatUtcDay(metadata?.lastUpdatedAt),
    }));
  return [...pages, notFound].sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** Lists the routes of pages. A route with nested routes only renders their layout, so it is left out. */
function listLeafRoutes(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? listLeafRoutes(route.routes) : [route]));
}

/** Formats the day of a time in UTC; undefined if the framework knows no time. */
function formatUtcDay(time: number | null | undefined): string | undefined {
  return time ? new Date(time).toISOString().slice(0, 10) : undefined;
}

/**
 * Formats a page with its added tags. The comments around the body disable Cloudflare's Email Address Obfuscation, which replaces
 * addresses, also in code, by links. Its script, which undoes that, does not run on a page that client-side navigation has fetched.
 */
function insertTagsAndEmailOff({ html, headEnd, bodyStart, headTags }: Page): string {
  const start = html.slice(0, headEnd) + headTags.join('') + html.slice(headEnd, bodyStart);
  return `${start}<!--email_off-->${html.slice(bodyStart)}<!--/email_off-->`;
}
