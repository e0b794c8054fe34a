import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { ensureChromium } from './support/chromium';
import { artifacts, type Counts } from './support/createReport';

const root = path.resolve(__dirname, '..');

/** One part of the suite: a command that writes how many tests passed and failed. */
interface Suite {
  name: string;
  /** A program of node_modules/.bin and its arguments. */
  command: [string, ...string[]];
  /** Report in artifacts/: JUnit's XML, or the JSON of createReport; a command without one counts as one test, by its exit code. */
  report?: string;
  env?: Record<string, string>;
}

const vitest = (name: string, ...parameters: string[]): Pick<Suite, 'command' | 'report'> => ({
  command: [
    'vitest',
    'run',
    ...parameters,
    '--reporter=default',
    '--reporter=junit',
    `--outputFile.junit=artifacts/${name}.xml`,
  ],
  report: `${name}.xml`,
});
const playwright = (project: string): Pick<Suite, 'command' | 'env' | 'report'> => ({
  command: ['playwright', 'test', `--project=${project}`, '--reporter=list,junit'],
  env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: `artifacts/playwright-${project}.xml` },
  report: `playwright-${project}.xml`,
});

/** `npm test` */
const suites: readonly Suite[] = [
  {
    name: 'Types, lint, format, prose',
    command: ['tsx', 'scripts/check.ts'],
    report: 'check.json',
  },
  { name: 'Production build', command: ['tsx', 'scripts/build.ts'] },
  { name: 'Unit tests', ...vitest('vitest') },
  {
    name: 'Request samples, in the languages of this machine',
    command: ['tsx', 'scripts/proofs/samples/run.ts', '--available'],
    report: 'samples-available.json',
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
    report: 'samples.json',
  },
  {
    name: 'All examples',
    command: ['tsx', 'scripts/proofs/examples/run.ts'],
    report: 'examples.json',
  },
  { name: 'Development server', command: ['tsx', 'scripts/proofs/dev/run.ts'], report: 'dev.json' },
  { name: 'Builds', command: ['tsx', 'scripts/proofs/builds/run.ts'], report: 'builds.json' },
  { name: 'nginx', command: ['tsx', 'scripts/proofs/hosting/run.ts'], report: 'hosting.json' },
  {
    name: 'Property tests of the contract reader',
    ...vitest('fuzz', '--project=unit', 'fuzz'),
    env: { FUZZ_RUNS: '300' },
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
  if (report !== undefined) rmSync(path.join(artifacts, report), { force: true });
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

/** Counts in a report; none if the suite ended before it wrote one. */
function readCounts(report: string): Counts {
  const file = path.join(artifacts, report);
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const text = readFileSync(file, 'utf8');
  if (report.endsWith('.json')) return JSON.parse(text) as Counts;
  const document = parseDocument(text, { xmlMode: true });
  const tests = DomUtils.getElementsByTagName('testcase', document);
  const failures = tests.flatMap(({ attribs, children }) => {
    const failure = DomUtils.findOne(({ name }) => /^(failure|error)$/.test(name), children);
    return failure === null
      ? []
      : `${attribs.classname} › ${attribs.name}${shorten(DomUtils.textContent(failure))}`;
  });
  const skipped = DomUtils.getElementsByTagName('skipped', document).length;
  const failed = failures.length;
  return { passed: tests.length - failed - skipped, failed, failures };
}

/** First lines of a message, which is where Playwright and Vitest say what differs. */
function shorten(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return ['', ...lines.slice(0, 8)].join('\n      ');
}

main();
