import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../support/chromium';
import { createReport } from '../../support/createReport';
import type { Suite } from './suite';
import { angular } from './suites/angular';
import { nextjs } from './suites/nextjs';
import { react } from './suites/react';
import { reactDevelopment } from './suites/reactDevelopment';
import { wordpress } from './suites/wordpress';

const examples = path.join(__dirname, '../../../examples');
const suites: readonly Suite[] = [react, reactDevelopment, nextjs, angular, wordpress];

/**
 * `npm run test:examples`: installs, builds and runs the example projects in Chromium against the reference double of the
 * widget. `--only react,angular` picks suites.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const report = createReport('examples');
  const browser = await launchBrowser();
  try {
    for (const suite of chooseSuites(values.only)) {
      console.log(`\n${suite.name}`);
      const started = performance.now();
      try {
        await suite.run({ report, browser, examples });
      } catch (error) {
        await report.check(`the checks of ${suite.name} ran`, () => {
          throw error;
        });
      }
      console.log(`  (${Math.round((performance.now() - started) / 1000)} s)`);
    }
  } finally {
    await browser.close();
  }
  report.finish();
}

function chooseSuites(names: string | undefined): readonly Suite[] {
  if (names === undefined) return suites;
  return names.split(',').map((name) => {
    const suite = suites.find((candidate) => candidate.name === name);
    if (suite === undefined) throw new Error(`--only names no suite: ${name}`);
    return suite;
  });
}

void main();
