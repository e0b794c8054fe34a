import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { ensureChromium } from './support/chromium';

const root = path.resolve(__dirname, '..');
const artifacts = path.join(root, 'artifacts');

/** One part of the suite: a program of node_modules/.bin with its arguments. */
interface Suite {
  name: string;
  command: [program: string, ...parameters: string[]];
  env?: Record<string, string>;
}

/** Rows of suites, two at a time, each row in its order: most suites use one core. */
type Stage = readonly (readonly Suite[])[];

/** `npm test`: what opens pages has the machine for itself. */
const stages: readonly Stage[] = [
  [
    [{ name: 'Types, lint, format, prose', command: ['tsx', 'scripts/check.ts'] }],
    [
      {
        name: 'Request samples, in the languages of this machine',
        command: ['vitest', 'run', '--project=samples-quick'],
      },
    ],
  ],
  [
    [
      { name: 'Production build', command: ['tsx', 'scripts/build.ts'] },
      { name: 'Unit tests', command: ['vitest', 'run', '--project=unit*', '--project=built'] },
      { name: 'Builds of the site variants', command: ['tsx', 'e2e/variants/buildVariants.ts'] },
      { name: 'Browser tests', command: ['playwright', 'test', '--project=site'] },
      {
        name: 'Browser tests of performance',
        command: ['playwright', 'test', '--project=performance'],
      },
    ],
  ],
];

/** `npm run test:long`, after `npm test`, whose build it uses: the longest rows first, so that both cores end at about the same time. */
const longStages: readonly Stage[] = [
  [
    [{ name: 'Fresh machine', command: ['tsx', 'scripts/testFresh.ts'] }],
    [
      { name: 'Request samples, all languages', command: ['vitest', 'run', '--project=samples'] },
      // The tools that the suite before has installed.
      {
        name: 'Programs of the pages, all tools',
        command: ['vitest', 'run', '--project=programs'],
      },
    ],
    [{ name: 'Firefox and WebKit', command: ['vitest', 'run', '--project=engines'] }],
    [{ name: 'All examples', command: ['playwright', 'test', '--project=examples'] }],
    [{ name: 'Builds', command: ['vitest', 'run', '--project=builds'] }],
    [{ name: 'Resilience, in a browser', command: ['playwright', 'test', '--project=resilience'] }],
    [
      {
        name: 'Code of the guide, in a browser',
        command: ['playwright', 'test', '--project=guide'],
      },
    ],
    [{ name: 'Development server', command: ['playwright', 'test', '--project=dev'] }],
    [{ name: 'nginx', command: ['vitest', 'run', '--project=hosting'] }],
    [
      {
        name: 'Property tests of the contract reader',
        command: ['vitest', 'run', '--project=unit-openapi', 'fuzz'],
        env: { FUZZ_RUNS: '300' },
      },
    ],
  ],
];

interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** What failed, for the end of the output. */
  failures?: string;
}

/**
 * `npm test [-- <beginning of a suite's name> …]`: runs all suites, or those named, whether or not one fails; prints and writes
 * artifacts/summary.md.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { long: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const wanted = values.long ? longStages : stages;
  const all = wanted.flat(2);
  const isNamed = ({ name }: Suite) => positionals.some((wanted) => name.startsWith(wanted));
  const selected = positionals.length === 0 ? all : all.filter(isNamed);
  if (selected.length < positionals.length) {
    throw new Error(`Suites: ${all.map(({ name }) => name).join('; ')}`);
  }
  const file = path.join(artifacts, 'results.json');
  // The commands of the suites need not download what is here.
  process.env.CHROMIUM_PATH = ensureChromium();
  // The long tests add to the results of `npm test`.
  if (!values.long) rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts, { recursive: true });
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result[]) : [];
  const results = earlier.filter((result) => !selected.some(({ name }) => name === result.name));

  for (const stage of wanted) {
    const runRow = async (row: readonly Suite[]) => {
      for (const suite of row.filter((suite) => selected.includes(suite))) {
        console.log(`\n=== ${suite.name} ===`);
        results.push(await run(suite, { isAlone: stage.length === 1 }));
        writeFileSync(file, JSON.stringify(results));
      }
    };
    const waiting = stage[Symbol.iterator]();
    const runRows = async () => {
      for (const row of waiting) await runRow(row);
    };
    await Promise.all([runRows(), runRows()]);
  }

  const sum = (count: (result: Result) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const [passed, failed] = [sum((result) => result.passed), sum((result) => result.failed)];
  const lines = results.map(
    (result) => `| ${result.name} | ${result.passed} | ${result.failed} | ${result.seconds} |`,
  );
  const summary = ['| suite | passed | failed | seconds |', '| --- | --: | --: | --: |', ...lines];
  writeFileSync(path.join(artifacts, 'summary.md'), `${summary.join('\n')}\n`);
  for (const { name, failures } of results) {
    if (failures) console.log(`\n=== What failed: ${name} ===\n${failures}`);
  }
  console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** Runs a suite; what one prints beside another is kept in a file and shown at its end. */
async function run(
  { name, command: [program, ...parameters], env }: Suite,
  { isAlone }: { isAlone: boolean },
): Promise<Result> {
  const started = performance.now();
  const id = name.replaceAll(/\W+/g, '-').toLowerCase();
  const [report, failuresFile, output] = ['json', 'failures.txt', 'output.txt'].map((extension) =>
    path.join(artifacts, `${id}.${extension}`),
  ) as [string, string, string];
  for (const file of [report, failuresFile]) rmSync(file, { force: true });
  const stream = isAlone ? 'inherit' : openSync(output, 'w');
  const child = spawn(
    path.join(root, 'node_modules/.bin', program),
    [...parameters, ...reporters(program, id, report)],
    {
      cwd: root,
      stdio: ['ignore', stream, stream],
      env: {
        E2E_PORT: String(await findFreePort()),
        ...process.env,
        CI: 'true',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        FAILURES_FILE: failuresFile,
        ...env,
      },
    },
  );
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (!isAlone) console.log(`\n=== End of: ${name} ===\n${readFileSync(output, 'utf8')}`);
  const { passed, failed, failures } = readCounts(program, report, status === 0);
  // A suite that fails, or ends without a count, has at least one failure.
  const isFailure = status !== 0 || passed + failed === 0;
  const seconds = Math.round((performance.now() - started) / 1000);
  return {
    name,
    passed,
    failed: isFailure ? Math.max(1, failed) : failed,
    seconds,
    ...(isFailure && {
      failures: existsSync(failuresFile)
        ? readFileSync(failuresFile, 'utf8')
        : (failures ?? endOf(output)),
    }),
  };
}

/** Last lines of what a suite printed beside another; those of one that is alone are at hand. */
function endOf(output: string): string {
  return existsSync(output) ? readFileSync(output, 'utf8').split('\n').slice(-30).join('\n') : '';
}

function reporters(program: string, id: string, report: string): string[] {
  switch (program) {
    case 'vitest':
      return [
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        '--reporter=./scripts/failuresReporter.ts',
      ];
    case 'playwright':
      return ['--reporter=list,json', `--output=test-results/${id}`];
    default:
      return [];
  }
}

/** Counts in the JSON report of Vitest or Playwright; any other program is one test, by its exit code. */
function readCounts(
  program: string,
  report: string,
  isSuccess: boolean,
): Pick<Result, 'passed' | 'failed' | 'failures'> {
  if (!existsSync(report)) {
    const isTest = program === 'vitest' || program === 'playwright';
    return { passed: isSuccess && !isTest ? 1 : 0, failed: 0 };
  }
  const json = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
    suites?: PlaywrightSuite[];
  };
  const { numPassedTests = 0, numFailedTests = 0, stats, suites = [] } = json;
  return stats === undefined
    ? { passed: numPassedTests, failed: numFailedTests }
    : {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        failures: suites.flatMap(listFailures).join('\n\n'),
      };
}

/** A part of Playwright's JSON report. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    ok: boolean;
    file: string;
    title: string;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

function listFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const [message] = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return `${file} > ${title}\n${message ?? ''}`;
    });
  return [...own, ...suites.flatMap(listFailures)];
}

void main();
