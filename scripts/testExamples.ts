/**
 * Installs, builds and runs the example projects in Chromium against the reference double of the widget.
 *
 * `--quick` runs what fits in a minute; `--only=react,angular` runs the named suites. The last line is `N passed, N failed`;
 * `--report=file.json` writes the same figures to a file.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkCopies } from './test-examples/checkCopies';
import { createReport } from './test-examples/createReport';
import { launchBrowser } from './test-examples/launchBrowser';
import type { Suite } from './test-examples/suite';
import { angular } from './test-examples/suites/angular';
import { nextjs } from './test-examples/suites/nextjs';
import { react } from './test-examples/suites/react';
import { reactDevelopment } from './test-examples/suites/reactDevelopment';
import { wordpress } from './test-examples/suites/wordpress';

const suites: readonly Suite[] = [react, reactDevelopment, nextjs, angular, wordpress];
const quickSuites: readonly Suite[] = [react];

void main();

async function main(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const report = createReport();
  const root = path.join(__dirname, '..');
  await checkCopies(report, root);
  const browser = await launchBrowser();
  try {
    for (const suite of chooseSuites(options)) {
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
  process.exitCode = report.finish(options.report);
}

function chooseSuites({ quick, only }: { quick?: boolean; only?: string }): readonly Suite[] {
  if (quick) return quickSuites;
  if (only === undefined) return suites;
  return only.split(',').map((name) => {
    const suite = suites.find((candidate) => candidate.name === name);
    if (suite === undefined) throw new Error(`--only names no suite: ${name}`);
    return suite;
  });
}
