import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './browser/ensureChromium';
import { listFailures } from './verify/listFailures';
import { artifacts, writeRecord } from './verify/record';

const root = path.resolve(__dirname, '..');

interface Count {
  passed: number;
  failed: number;
}

/** One part of the suite: a command, and how to read how many tests it ran. */
interface Suite {
  name: string;
  command: [string, ...string[]];
  env?: Record<string, string>;
  count: () => Count;
}

const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

const suites: Suite[] = [
  {
    name: 'types, lint, format, prose',
    command: [bin('tsx'), 'scripts/check.ts'],
    count: () => ({ passed: 1, failed: 0 }),
  },
  {
    // First, for some unit tests read the built site.
    name: 'production build',
    command: [bin('tsx'), 'scripts/build.ts'],
    count: () => ({ passed: 1, failed: 0 }),
  },
  {
    name: 'unit tests',
    command: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=artifacts/vitest.json',
    ],
    count: () => {
      const report = readReport<{ numPassedTests: number; numFailedTests: number }>('vitest.json');
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
  {
    name: 'request samples on the wire, in the languages of this machine',
    command: [
      bin('tsx'),
      'scripts/testSamples.ts',
      '--available',
      '--report',
      'artifacts/samples.json',
    ],
    count: () => readReport<Count>('samples.json'),
  },
  {
    name: 'exam: what integrators ask is answered by a page',
    command: [bin('tsx'), 'scripts/exam.ts'],
    count: () => readReport<Count>('exam.json'),
  },
  {
    name: 'builds of the variants that the browser tests need',
    command: [bin('tsx'), 'scripts/buildVariants.ts'],
    count: () => ({ passed: 1, failed: 0 }),
  },
  {
    name: 'browser tests',
    command: [bin('playwright'), 'test', '--project=site'],
    count: () => countBrowserTests('playwright.json'),
  },
  {
    name: 'browser tests that measure time, one after the other',
    command: [bin('playwright'), 'test', '--project=alone'],
    env: { E2E_REPORT: 'playwright-alone.json' },
    count: () => countBrowserTests('playwright-alone.json'),
  },
  {
    name: 'the React example in Chromium',
    command: [bin('tsx'), 'scripts/testExamples.ts', '--quick', '--report=artifacts/examples.json'],
    count: () => readReport<Count>('examples.json'),
  },
];

/** Runs the whole suite; a part that fails does not keep the next from running. The last line sums up. */
function main(): void {
  ensureChromium();
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  const started = performance.now();
  for (const { name, command, env, count } of suites) {
    console.log(`\n=== ${name} ===`);
    const [program, ...parameters] = command;
    const { status } = spawnSync(program, parameters, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CI: 'true', ...env },
    });
    const result = countOrNothing(count);
    total.passed += status === 0 ? result.passed : Math.max(0, result.passed - 1);
    total.failed += status === 0 ? result.failed : Math.max(1, result.failed);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const failures = listFailures(root);
  if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'));
  writeRecord({ script: 'test', ...total, seconds, details: failures, notProven: [] });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

/** A suite that died before it could write its report has passed nothing. */
function countOrNothing(count: () => Count): Count {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function countBrowserTests(report: string): Count {
  const { stats } = readReport<{
    stats: { expected: number; unexpected: number; flaky: number };
  }>(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function readReport<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(artifacts, file), 'utf8')) as T;
}

main();
