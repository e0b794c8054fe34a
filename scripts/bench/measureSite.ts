import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { SiteCopy } from '../../e2e/support/copySite';
import { longGuideRoute } from '../../e2e/support/routes';
import { serveFolder } from '../../e2e/support/serveVariant';
import { open } from '../../e2e/support/test';
import { watchVisit, weigh } from '../../e2e/support/weighVisit';
import { measureKeyStrokes } from './measureKeyStrokes';
import { indexPath, type SearchIndex } from '../../plugins/search/SearchIndex';
import type { SiteSize } from './ladder';
import { openSearch } from './openSearch';
import { runMeasured, type Consumption } from './runMeasured';

/** Pages of ours that every synthetic site has, so that they can be compared: home, guide, operation. */
export const comparedRoutes = ['/', longGuideRoute, '/docs/api/hacer-pregunta'] as const;

/** All figures of one synthetic site; KB and MB are of 1,000 bytes, files are weighed as brotli. */
export interface SiteFigures extends SiteSize, Consumption {
  /** Pages of the built site, not-found page and redirect included. */
  routes: number;
  outputMb: number;
  /** The scripts that every page loads first. */
  mainBytes: number;
  /** JavaScript of a first visit of each of `comparedRoutes`. */
  javascriptKb: number[];
  /** What the first search fetches. */
  searchKb: number;
  /** Processor time of a letter in the search field, the median. */
  keyStrokeMs: number;
}

/** Builds a copy by its own `npm run build`, which nothing has been cached for. */
export function buildCopy({ folder }: SiteCopy): Promise<Consumption> {
  const command = [process.execPath, 'node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'];
  return runMeasured(command, { cwd: folder, log: path.join(folder, 'build.log') });
}

/** Weighs what a build of a copy has made. */
export async function weighSite(
  build: string,
  browser: Browser,
): Promise<Omit<SiteFigures, keyof SiteSize | keyof Consumption>> {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const sizeOf = (file: string) => statSync(path.join(build, file)).size;
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + sizeOf(name), 0);
  const index = JSON.parse(readFileSync(path.join(build, indexPath), 'utf8')) as SearchIndex;
  const site = await serveFolder(build);
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    const javascriptKb: number[] = [];
    for (const route of comparedRoutes) {
      const page = await context.newPage();
      const visit = await watchVisit(page);
      await open(page, route);
      await page.waitForLoadState('load');
      javascriptKb.push(weigh(visit, build).javascriptKb);
      await page.close();
    }
    const page = await context.newPage();
    await open(page, comparedRoutes[1]);
    return {
      routes: files.filter((file) => file.endsWith('.html')).length,
      outputMb: sum(files.filter((file) => statSync(path.join(build, file)).isFile())) / 1e6,
      mainBytes: sum(files.filter((file) => /(^|[\\/])(runtime~)?main\.\w+\.js\.br$/.test(file))),
      javascriptKb,
      searchKb: weigh(await openSearch(page), build).totalKb,
      keyStrokeMs: measureKeyStrokes(index),
    };
  } finally {
    await context.close();
    await site.close();
  }
}
