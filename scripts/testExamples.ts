/**
 * Installs, builds and runs the example projects in Chromium against the reference double of the widget.
 *
 * `--quick` runs what fits in a minute; `--only=react,angular` runs the named suites. The last line is `N passed, N failed`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkTypeCopies } from './test-examples/checkTypeCopies';
import { createReport } from './test-examples/createReport';
import { launchBrowser } from './test-examples/launchBrowser';
import type { Suite } from './test-examples/suite';
import { angular } from './test-examples/suites/angular';
import { nextjs } from './test-examples/suites/nextjs';
import { react } from './test-examples/suites/react';
import { wordpress } from './test-examples/suites/wordpress';

const suites: readonly Suite[] = [react, nextjs, angular, wordpress];
const quickSuites: readonly Suite[] = [react];

void main();

async function main(): Promise<void> {
  const report = createReport();
  const root = path.join(__dirname, '..');
  await checkTypeCopies(report, root);
  const browser = await launchBrowser();
  try {
    for (const suite of chooseSuites()) {
      console.log(`\n${suite.name}`);
      const start = Date.now();
      try {
        await suite.run({ report, browser, examples: path.join(root, 'examples') });
      } catch (error) {
        await report.check(`the checks of ${suite.name} could run`, () => {
          throw error;
        });
      }
      console.log(`  (${Math.round((Date.now() - start) / 1000)} s)`);
    }
  } finally {
    await browser.close();
  }
  console.log('');
  process.exitCode = report.finish();
}

function chooseSuites(): readonly Suite[] {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean' }, only: { type: 'string' } },
  });
  if (values.quick) return quickSuites;
  if (values.only === undefined) return suites;
  return values.only.split(',').map((name) => {
    const suite = suites.find((candidate) => candidate.name === name);
    if (suite === undefined) throw new Error(`--only names no suite: ${name}`);
    return suite;
  });
}
