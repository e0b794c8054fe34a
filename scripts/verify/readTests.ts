import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { artifacts } from './record';

/** How the tests of one file did. */
export interface TestFile {
  /** Relative to the repository. */
  file: string;
  passed: number;
  failed: number;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** A file of browser tests, or a group of tests in one. */
export interface PlaywrightSuite {
  file: string;
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** What Vitest and Playwright wrote, by test file; nothing where they have not run. */
export function readReports(root: string): {
  unit: {
    file: string;
    assertionResults: VitestReport['testResults'][number]['assertionResults'];
  }[];
  browser: PlaywrightSuite[];
} {
  const unit = readReport<VitestReport>('vitest.json')?.testResults ?? [];
  return {
    unit: unit.map(({ name, assertionResults }) => ({
      file: path.relative(root, name).split(path.sep).join('/'),
      assertionResults,
    })),
    browser: ['playwright.json', 'playwright-alone.json'].flatMap(
      (name) => readReport<{ suites: PlaywrightSuite[] }>(name)?.suites ?? [],
    ),
  };
}

/** How the tests of each file did. */
export function readTests(root: string): TestFile[] {
  const { unit, browser } = readReports(root);
  return [
    ...unit.map(({ file, assertionResults }) => ({
      file,
      ...count(assertionResults.map(({ status }) => status === 'passed')),
    })),
    ...browser.map((suite) => ({ file: `e2e/${suite.file}`, ...count(listSpecs(suite)) })),
  ];
}

function listSpecs({ specs, suites = [] }: PlaywrightSuite): boolean[] {
  return [...specs.map(({ ok }) => ok), ...suites.flatMap(listSpecs)];
}

function count(outcomes: readonly boolean[]): { passed: number; failed: number } {
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed };
}

function readReport<T>(name: string): T | undefined {
  const file = path.join(artifacts, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
