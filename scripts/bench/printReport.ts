import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { copySite } from '../../e2e/support/copySite';
import { longGuideRoute } from '../../e2e/support/routes';
import { serveFolder } from '../../e2e/support/serveVariant';
import { open } from '../../e2e/support/test';
import { watchVisit, weigh } from '../../e2e/support/weighVisit';
import { formatTable } from './formatTable';
import { measureNavigation } from './measureNavigation';
import { buildCopy } from './measureSite';
import { openSearch } from './openSearch';
import { peers, reportColumns } from './peers';
import { runLighthouse } from './runLighthouse';

const operationRoute = '/docs/api/hacer-pregunta';

/** Weighs the built site as its first visits and prints it beside other generators, in the same columns. */
export async function printReport(browser: Browser): Promise<void> {
  const build = path.resolve('build');
  const { origin, close } = await serveFolder(build);
  try {
    const home = await visit('/');
    const guide = await visit(longGuideRoute);
    const operation = await visit(operationRoute);
    const searchKb = await search();
    const navigation = await measureNavigation(browser, origin);
    const { performance, blockingMs } = await runLighthouse(origin + longGuideRoute);
    const ours = [
      'this site',
      ...[home.javascriptKb, guide.javascriptKb, operation.javascriptKb, operation.totalKb].map(
        (kb) => kb.toFixed(0),
      ),
      String(guide.nodes),
      (await measureColdBuild()).toFixed(0),
      `${performance.toFixed(0)} (${blockingMs.toFixed(0)})`,
      navigation.toFixed(0),
      searchKb.toFixed(0),
    ];
    console.log(`\n${formatTable(['', ...reportColumns], [...peers, ours])}\n`);
    console.log('The last line is measured now; the others were, once (DECISIONS.md, "Weight").');
  } finally {
    await close();
  }

  async function onNewPage<Result>(task: (page: Page) => Promise<Result>): Promise<Result> {
    const context = await browser.newContext({ baseURL: origin });
    const result = await task(await context.newPage());
    await context.close();
    return result;
  }

  function visit(route: string) {
    return onNewPage(async (page) => {
      const requests = await watchVisit(page);
      await open(page, route);
      await page.waitForLoadState('load');
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      return { ...weigh(requests, build), nodes };
    });
  }

  function search(): Promise<number> {
    return onNewPage(async (page) => {
      await open(page, longGuideRoute);
      return weigh(await openSearch(page), build).totalKb;
    });
  }
}

/** Seconds of processor time of a build that nothing has been cached for. */
async function measureColdBuild(): Promise<number> {
  const site = copySite();
  try {
    return (await buildCopy(site)).cpuSeconds;
  } finally {
    site.remove();
  }
}
