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
  testResults: { name: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { ok: boolean }[];
  suites?: PlaywrightSuite[];
}

/** The test files of the reports that Vitest and Playwright wrote; none where they have not run. */
export function readTests(root: string): TestFile[] {
  const unit = readReport<VitestReport>('vitest.json')?.testResults ?? [];
  const browser = readReport<{ suites: PlaywrightSuite[] }>('playwright.json')?.suites ?? [];
  return [
    ...unit.map(({ name, assertionResults }) => ({
      file: path.relative(root, name).split(path.sep).join('/'),
      ...count(assertionResults.map(({ status }) => status === 'passed')),
    })),
    ...browser.map((suite) => ({
      file: `e2e/${suite.file}`,
      ...count(listSpecs(suite)),
    })),
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
