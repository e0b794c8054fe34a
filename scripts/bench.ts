import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { compareWithGoals } from './bench/compareWithGoals';
import { formatTable } from './bench/formatTable';
import { ladder, type SiteSize } from './bench/ladder';
import { makeSite } from './bench/makeSite';
import { buildCopy, comparedRoutes, weighSite, type SiteFigures } from './bench/measureSite';
import { printReport } from './bench/printReport';
import { fingerprintFolder } from './build/fingerprintFolder';
import { launchBrowser } from './test-examples/launchBrowser';

const artifacts = path.resolve(__dirname, '../artifacts');

/**
 * Builds synthetic sites of three sizes and judges how the site grows. `--pages 250 --operations 5` builds one site of that size
 * and judges nothing, to see what pages or operations alone cost. `--report` weighs the built site beside other generators.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      operations: { type: 'string' },
      report: { type: 'boolean', default: false },
    },
  });
  const browser = await launchBrowser();
  try {
    if (values.report) {
      await printReport(browser);
    } else if (values.pages === undefined && values.operations === undefined) {
      await climbLadder(browser);
    } else {
      const { pages = ladder.small.pages, operations = ladder.small.operations } = values;
      const size = { name: 'own', pages: Number(pages), operations: Number(operations) };
      print([(await measure(size, browser)).figures]);
    }
  } finally {
    await browser.close();
  }
}

async function climbLadder(browser: Browser): Promise<void> {
  const { figures: small, isDeterministic } = await measure(ladder.small, browser, true);
  const { figures: middle } = await measure(ladder.middle, browser);
  const { figures: large } = await measure(ladder.large, browser);
  print([small, middle, large]);
  const judgements = compareWithGoals({ small, middle, large, isDeterministic });
  for (const { goal, measured, isMet } of judgements) {
    console.log(`${isMet ? 'ok  ' : 'FAIL'} ${goal}: ${measured}`);
  }
  mkdirSync(artifacts, { recursive: true });
  writeFileSync(
    path.join(artifacts, 'bench.json'),
    `${JSON.stringify({ sites: [small, middle, large], judgements }, null, 2)}\n`,
  );
  const failed = judgements.filter(({ isMet }) => !isMet).length;
  console.log(`${judgements.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Makes a site, builds it, and weighs it; `twice` builds it a second time and compares. */
async function measure(
  size: SiteSize,
  browser: Browser,
  twice = false,
): Promise<{ figures: SiteFigures; isDeterministic: boolean }> {
  console.log(`Building ${size.pages} pages and ${size.operations} operations …`);
  const site = makeSite(size);
  const build = path.join(site.folder, 'build');
  try {
    const consumption = await buildCopy(site);
    const figures = { ...size, ...consumption, ...(await weighSite(build, browser)) };
    console.log(JSON.stringify(figures));
    const first = fingerprintFolder(build);
    if (twice) {
      await buildCopy(site);
    }
    const isDeterministic = fingerprintFolder(build) === first;
    site.remove();
    return { figures, isDeterministic };
  } catch (error) {
    console.error(`The site is kept for a look at it: ${site.folder}`);
    throw error;
  }
}

function print(sites: readonly SiteFigures[]): void {
  const row = (title: string, read: (site: SiteFigures) => string) => [title, ...sites.map(read)];
  const table = formatTable(
    ['', ...sites.map(({ name }) => name)],
    [
      row('pages', ({ pages }) => String(pages)),
      row('operations', ({ operations }) => String(operations)),
      row('routes', ({ routes }) => String(routes)),
      row('build, CPU s', ({ cpuSeconds }) => cpuSeconds.toFixed(0)),
      row('build, s', ({ wallSeconds }) => wallSeconds.toFixed(0)),
      row('build, peak memory MB', ({ peakMemoryMb }) => peakMemoryMb.toFixed(0)),
      row('output MB', ({ outputMb }) => outputMb.toFixed(1)),
      row('main bundle KB', ({ mainBytes }) => (mainBytes / 1000).toFixed(1)),
      ...comparedRoutes.map((route, index) =>
        row(`JS of ${route} KB`, ({ javascriptKb }) => (javascriptKb[index] ?? 0).toFixed(1)),
      ),
      row('first search KB', ({ searchKb }) => searchKb.toFixed(1)),
      row('key stroke, CPU ms', ({ keyStrokeMs }) => keyStrokeMs.toFixed(1)),
    ],
  );
  console.log(`\n${table}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
