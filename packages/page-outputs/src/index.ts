import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, Props, RouteConfig } from '@docusaurus/types';
import type { OutputStep } from './OutputStep';
import type { Page } from './Page';
import { type PageSource, readPage } from './readPage';
import { writeOutput } from './writeOutput';

export interface Options {
  /** What is made from the built pages, in this order; called when they are built. */
  steps: () => readonly OutputStep[];
}

/** Everything that is made from the built pages, in one pass: each page is read, parsed and written once. */
export default function pageOutputs(_context: LoadContext, options: Options): Plugin {
  return {
    name: 'page-outputs',
    async postBuild(props) {
      const { baseUrl, outDir, siteConfig } = props;
      const steps = options.steps();
      const titleSuffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
      const read = async (source: PageSource) => {
        const html = await readFile(path.join(outDir, source.file), 'utf8');
        return readPage({ ...source, html }, { baseUrl, titleSuffix });
      };
      const sources = listSources(props);
      // The home page sorts first.
      const home = sources[0]?.route === baseUrl ? await read(sources[0]) : undefined;
      if (!home?.isIndexed) {
        throw new Error(
          `page-outputs: the site has no home page at ${baseUrl}, or it says noindex`,
        );
      }
      const build = { ...props, home };
      // One at a time: the trees of all pages together would fill the memory.
      for (const source of sources) {
        const page = source.route === baseUrl ? home : await read(source);
        for (const step of steps) await step.visit?.(page, build);
        await writeOutput(outDir, page.file, printPage(page));
      }
      for (const step of steps) await step.finish?.(build);
    },
  };
}

/**
 * The pages of all routes, sorted by route.
 *
 * @throws Error when the framework names the files of pages in another way
 */
function listSources({ baseUrl, routes, siteConfig }: Props): PageSource[] {
  if (siteConfig.trailingSlash !== false) {
    throw new Error('page-outputs: reads <route>.html, so the site needs trailingSlash: false');
  }
  const notFound: PageSource = { route: `${baseUrl}404.html`, file: '404.html' };
  const pages = listLeaves(routes)
    .filter(({ path: route }) => !route.includes('*') && route !== notFound.route)
    .map(({ path: route, metadata }) => ({
      route,
      file: `${route.slice(baseUrl.length) || 'index'}.html`,
      changed: toDay(metadata?.lastUpdatedAt),
    }));
  return [...pages, notFound].sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** Routes of pages; those around them are frames. */
function listLeaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? listLeaves(route.routes) : [route]));
}

/** The day of a time, in UTC. */
function toDay(time: number | null | undefined): string | undefined {
  return time ? new Date(time).toISOString().slice(0, 10) : undefined;
}

/**
 * The page with its tags. Its comments keep Cloudflare from replacing addresses of mail, also in code, by scripts and links: a page
 * that is fetched during a navigation runs no script that would restore them.
 */
function printPage({ html, headEnd, bodyStart, headTags }: Page): string {
  const start = html.slice(0, headEnd) + headTags.join('') + html.slice(headEnd, bodyStart);
  return `${start}<!--email_off-->${html.slice(bodyStart)}<!--/email_off-->`;
}
