import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { addOperations, addPages } from './growth/growSite';
import { readUsage, usageHook } from './growth/usage';
import { launchBrowser } from './support/chromium';
import { copySite } from './support/copySite';
import { serveFolder } from './support/serveFolder';
import { watchVisit, weighVisit } from './support/weighVisit';

/** Pages and operations added to a copy of the site. */
const sizes = {
  small: { pages: 10, operations: 5 },
  large: { pages: 200, operations: 100 },
};

/** Pages that are the same in both sizes, so that only the size of the site changes their weight. */
const routes = ['/', '/docs/widget-config/api-reference', '/docs/api/hacer-pregunta'];

type Figures = Record<string, number>;

/** `npm run growth`: builds two copies of the site of different size and prints how build and pages grow. */
async function main(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const small = await measure(sizes.small, browser);
    const large = await measure(sizes.large, browser);
    const addedRoutes = (large['HTML files'] ?? 0) - (small['HTML files'] ?? 0);
    const rows = Object.entries(small).map(([metric, value]) => {
      const grown = large[metric] ?? NaN;
      const perRoute = Number(((grown - value) / addedRoutes).toPrecision(2));
      return [metric, { small: value, large: grown, 'per route': perRoute }];
    });
    console.table(Object.fromEntries(rows));
  } finally {
    await browser.close();
  }
}

async function measure(size: typeof sizes.small, browser: Browser): Promise<Figures> {
  console.log(`Building with ${size.pages} more pages and ${size.operations} more operations …`);
  const site = copySite();
  try {
    addPages(site, size.pages);
    addOperations(site, size.operations);
    const usageFile = path.join(site.folder, 'usage.jsonl');
    const { code, output } = site.build(usageHook(usageFile));
    if (code !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
    const build = path.join(site.folder, 'build');
    return {
      ...readUsage(usageFile),
      ...weighFiles(build),
      ...(await weighVisits(build, browser)),
    };
  } finally {
    site.remove();
  }
}

function weighFiles(build: string): Figures {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(build, file)).isFile(),
  );
  const html = files.filter((file) => file.endsWith('.html'));
  const main = files.filter((file) => /(^|[\\/])(runtime~)?main\.\w+\.js\.br$/.test(file));
  const sumKb = (names: readonly string[]) =>
    Math.round(names.reduce((sum, name) => sum + statSync(path.join(build, name)).size, 0) / 100) /
    10;
  return {
    'HTML files': html.length,
    'HTML, KB': sumKb(html),
    'whole build, KB': sumKb(files),
    'main and runtime, brotli KB': sumKb(main),
  };
}

async function weighVisits(build: string, browser: Browser): Promise<Figures> {
  const { origin, close } = await serveFolder(build);
  const figures: Figures = {};
  for (const route of routes) {
    const page = await browser.newPage({ baseURL: origin });
    const requests = await watchVisit(page);
    await page.goto(route);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.waitForLoadState('load');
    figures[`JavaScript of ${route}, brotli KB`] =
      Math.round(weighVisit(requests, build).javascriptKb * 10) / 10;
    await page.close();
  }
  await close();
  return figures;
}

void main();
