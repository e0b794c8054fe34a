import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { chromiumArgs, findOrInstallChromium } from './support/chromium';

const root = path.resolve(__dirname, '..');
const artifacts = path.join(root, 'artifacts');

/** Stages that run one after the other. The rows of a stage run in parallel, the commands of a row in order; most commands use one core. */
type Level = readonly (readonly (readonly string[])[])[];

const fuzz = 'vitest run packages/api-reference/src/createPages';
const wholeBrowser = 'playwright test --project=whole-browser';

/** `npm test` runs these suites. The browser tests are a stage of their own, so that nothing else slows them down. */
const change: Level = [
  // With `--no-check`, the build does not generate the pages of the API.
  [['jiti scripts/generateApiDocs.ts']],
  [
    ['jiti scripts/check.ts'],
    [
      'jiti scripts/build.ts --no-check',
      'jiti e2e/variants/buildVariants.ts',
      'vitest run --project=unit* --project=built',
    ],
  ],
  [['playwright test --project=site']],
];

const levels: Readonly<Record<string, Level>> = {
  change,
  /** `.ci/run` runs these suites. */
  ci: [
    ...change,
    [
      ['vitest run --project=samples-quick', 'vitest run --project=programs'],
      [
        'playwright test --project=guide',
        'playwright test --project=resilience',
        wholeBrowser,
        'vitest run --project=builds',
        'playwright test --project=examples -g react',
        'playwright test --project=dev',
      ],
    ],
  ],
  /** `npm run test:weekly` runs these suites. */
  weekly: [
    [['jiti scripts/build.ts']],
    [
      ['vitest run --project=samples'],
      [
        'playwright test --project=firefox --project=webkit',
        'playwright test --project=examples',
        'vitest run --project=hosting',
        fuzz,
        'jiti scripts/lighthouse.ts',
      ],
    ],
  ],
  /** `npm run test:fuzz` runs this suite. */
  fuzz: [[[fuzz]]],
};

/** Runs all suites of a level, even if one fails, prints and writes artifacts/summary.md, and exits with 1 if a suite has failed. */
async function runLevelAndExit([levelName = 'change']: readonly string[]): Promise<void> {
  const level = levels[levelName];
  if (level === undefined) throw new Error(`levels: ${Object.keys(levels).join(', ')}`);
  const commands = level.flat(2);
  const browsers = [findOrInstallChromium('shell')];
  if (commands.includes(wholeBrowser)) browsers.push(findOrInstallChromium('whole'));
  if (commands.includes(fuzz)) process.env.FUZZ_RUNS ??= '1000';
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts);
  const lines = ['| suite | passed | failed | seconds |', '| --- | --: | --: | --: |'];
  const totals = { passed: 0, failed: 0 };
  const runRowAndAddCounts = async (row: readonly string[]): Promise<void> => {
    for (const command of row) {
      const started = performance.now();
      const { passed, failed } = await runSuite(command);
      const seconds = Math.round((performance.now() - started) / 1000);
      lines.push(`| ${command} | ${passed} | ${failed} | ${seconds} |`);
      totals.passed += passed;
      totals.failed += failed;
    }
  };
  for (const rows of level) await Promise.all(rows.map(runRowAndAddCounts));
  lines.push('', ...(await Promise.all([...new Set(browsers)].map(formatBrowserPathAndVersion))));
  lines.push(`${totals.passed} passed, ${totals.failed} failed`);
  writeFileSync(path.join(artifacts, 'summary.md'), `${lines.join('\n')}\n`);
  console.log(`\n${lines.join('\n')}`);
  process.exit(totals.failed === 0 ? 0 : 1);
}

/** Launches a Chromium and formats its path and version. Without a path, it is Playwright's headless shell. */
async function formatBrowserPathAndVersion(executablePath: string | undefined): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const version = browser.version();
  await browser.close();
  return `browser: ${executablePath ?? 'headless shell of Playwright'} (${version})`;
}

/** The counts in the JSON reports of Vitest and Playwright. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** Runs a program of node_modules/.bin, and counts its tests. A program other than Vitest and Playwright counts as one test. */
async function runSuite(command: string): Promise<{ passed: number; failed: number }> {
  console.log(`\n=== ${command} ===`);
  const [program = '', ...parameters] = command.split(' ');
  const id = parameters.join('-').replaceAll(/\W+/g, '-');
  const report = path.join(artifacts, `${id}.json`);
  if (program === 'vitest') {
    parameters.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  } else if (program === 'playwright') {
    parameters.push('--reporter=list,json', `--output=test-results/${id}`);
  }
  const port = String(await findFreePort());
  const child = spawn(path.join(root, 'node_modules/.bin', program), parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { E2E_PORT: port, ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const [status] = (await once(child, 'close')) as [number | null];
  const isSuccess = status === 0;
  const counts = (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}) as Report;
  const { numPassedTests = Number(isSuccess), numFailedTests = 0, stats } = counts;
  const passed = stats?.expected ?? numPassedTests;
  const failed = stats ? stats.unexpected + stats.flaky : numFailedTests;
  // A suite that ends with an error, or without a test that passed, has failed, even if its report counts no failure.
  const isComplete = isSuccess && passed > 0;
  return { passed, failed: isComplete ? 0 : Math.max(failed, 1) };
}

void runLevelAndExit(process.argv.slice(2));
