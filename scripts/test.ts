import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './support/chromium';
import { artifacts, type Counts } from './support/createReport';

const root = path.resolve(__dirname, '..');

/** One part of the suite: a command that writes how many tests passed and failed. */
interface Suite {
  name: string;
  /** A program of node_modules/.bin and its arguments. */
  command: [string, ...string[]];
  /** Report in artifacts/, without `.json`; a command without one counts as one test, by its exit code. */
  report?: string;
  env?: Record<string, string>;
}

const vitest = (report: string, ...parameters: string[]): Suite['command'] => [
  'vitest',
  'run',
  ...parameters,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=artifacts/${report}.json`,
];
const playwright = (project: string): Pick<Suite, 'command' | 'env' | 'report'> => ({
  command: ['playwright', 'test', `--project=${project}`, '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `artifacts/playwright-${project}.json` },
  report: `playwright-${project}`,
});

/** `npm test` */
const suites: readonly Suite[] = [
  { name: 'Types, lint, format, prose', command: ['tsx', 'scripts/check.ts'], report: 'check' },
  { name: 'Production build', command: ['tsx', 'scripts/build.ts'] },
  { name: 'Unit tests', command: vitest('vitest'), report: 'vitest' },
  {
    name: 'Request samples, in the languages of this machine',
    command: ['tsx', 'scripts/proofs/samples/run.ts', '--available'],
    report: 'samples-available',
  },
  { name: 'Builds of the site variants', command: ['tsx', 'e2e/variants/buildVariants.ts'] },
  { name: 'Browser tests', ...playwright('site') },
  { name: 'Browser tests of performance', ...playwright('performance') },
];

/** `npm run test:proofs`, after `npm test`, whose build they use. */
const proofs: readonly Suite[] = [
  {
    name: 'Request samples, all languages',
    command: ['tsx', 'scripts/proofs/samples/run.ts'],
    report: 'samples',
  },
  {
    name: 'All examples',
    command: ['tsx', 'scripts/proofs/examples/run.ts'],
    report: 'examples',
  },
  { name: 'Development server', command: ['tsx', 'scripts/proofs/dev/run.ts'], report: 'dev' },
  { name: 'Builds', command: ['tsx', 'scripts/proofs/builds/run.ts'], report: 'builds' },
  { name: 'nginx', command: ['tsx', 'scripts/proofs/hosting/run.ts'], report: 'hosting' },
  {
    name: 'Property tests of the contract reader',
    command: vitest('fuzz', '--project=unit', 'fuzz'),
    env: { FUZZ_RUNS: '300' },
    report: 'fuzz',
  },
];

interface Result extends Counts {
  name: string;
  seconds: number;
}

/** Runs the suites one after another, whether or not one fails; prints and writes artifacts/summary.md. */
function main(): void {
  const { values } = parseArgs({ options: { proofs: { type: 'boolean', default: false } } });
  const file = path.join(artifacts, 'results.json');
  ensureChromium();
  // The proofs add to the results of `npm test`.
  if (!values.proofs) rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts, { recursive: true });
  const selected = values.proofs ? proofs : suites;
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result[]) : [];
  const results = earlier.filter((result) => !selected.some(({ name }) => name === result.name));

  for (const suite of selected) {
    console.log(`\n=== ${suite.name} ===`);
    results.push(run(suite));
    writeFileSync(file, JSON.stringify(results));
  }

  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const failures = results.flatMap((result) =>
    (result.failures ?? []).map((failure) => `FAIL  ${result.name}: ${failure}\n`),
  );
  const rows = results.map(
    (result) => `| ${result.name} | ${result.passed} | ${result.failed} | ${result.seconds} |`,
  );
  const summary = ['| suite | passed | failed | seconds |', '| --- | --: | --: | --: |', ...rows];
  writeFileSync(path.join(artifacts, 'summary.md'), `${summary.join('\n')}\n`);
  console.log(`\n${summary.join('\n')}\n\n${failures.join('')}${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

function run({ name, command: [program, ...parameters], report, env }: Suite): Result {
  const started = performance.now();
  if (report !== undefined) rmSync(path.join(artifacts, `${report}.json`), { force: true });
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', program), parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CI: 'true', ...env },
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const { passed, failed, failures } =
    report === undefined ? { passed: status === 0 ? 1 : 0, failed: 0 } : readCounts(report);
  // A suite that fails, or ends without a count, has at least one failure.
  const isFailure = status !== 0 || passed + failed === 0;
  return { name, passed, failed: isFailure ? Math.max(1, failed) : failed, failures, seconds };
}

/** Counts in a report of createReport, Vitest or Playwright; none if the suite ended before it wrote one. */
function readCounts(report: string): Counts {
  const file = path.join(artifacts, `${report}.json`);
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const written = JSON.parse(readFileSync(file, 'utf8')) as
    Counts | VitestReport | PlaywrightReport;
  if ('numPassedTests' in written) {
    const failures = written.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => describe(fullName, failureMessages));
    return { passed: written.numPassedTests, failed: written.numFailedTests, failures };
  }
  if ('stats' in written) {
    const { expected, unexpected, flaky } = written.stats;
    const failures = written.suites.flatMap(listFailures);
    return { passed: expected, failed: unexpected + flaky, failures };
  }
  return written;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { errors: { message: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** Titles of failed tests, with those of the file and the groups around them. */
function listFailures({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title: name, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return describe(
        name,
        errors.map(({ message }) => message),
      );
    });
  return [...own, ...suites.flatMap(listFailures)].map((failure) => `${title} › ${failure}`);
}

/** A title with the first lines of the first message, which is where Playwright and Vitest say what differs. */
function describe(title: string, [message = '']: readonly string[]): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [title, ...lines.slice(0, 8)].join('\n      ');
}

main();
