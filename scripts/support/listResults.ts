/** What is known of a suite once it has run. */
export interface Results {
  passed: number;
  failed: number;
  /** Names of what failed. */
  failures: string[];
}

/** A part of Playwright's JSON report. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { status: string }[] }[];
}

/** The JSON report of Vitest or Playwright, as far as it is read. */
interface Report {
  testResults?: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
  suites?: PlaywrightSuite[];
}

/**
 * Counts tests in a JSON report; without one the suite is one test. A test that passes only at its second try has failed, and so has
 * a suite that ends with an error or without a test.
 */
export function listResults({
  isSuccess,
  report,
}: {
  isSuccess: boolean;
  report?: string;
}): Results {
  const tests = report === undefined ? [] : listTests(JSON.parse(report) as Report);
  const failures = tests.filter(({ status }) => status !== 'passed');
  const passed = tests.length - failures.length + (report === undefined && isSuccess ? 1 : 0);
  const isError = failures.length === 0 && (!isSuccess || passed === 0);
  return {
    passed,
    failed: failures.length + (isError ? 1 : 0),
    failures: isError
      ? ['see its output']
      : failures.map(({ name, status }) => (status === 'flaky' ? `${name} (flaky)` : name)),
  };
}

interface Test {
  name: string;
  /** "passed", or anything else. */
  status: string;
}

function listTests({ testResults = [], suites = [] }: Report): Test[] {
  const isRun = ({ status }: Test) => !['skipped', 'pending', 'todo'].includes(status);
  const files = testResults.flatMap(({ name, status, assertionResults }) =>
    // A file that cannot be loaded has no test.
    assertionResults.length === 0 && status === 'failed'
      ? [{ name, status }]
      : assertionResults.map((test) => ({ name: `${name} > ${test.fullName}`, ...test })),
  );
  return [...files, ...suites.flatMap(listSpecs)].filter(isRun);
}

function listSpecs({ specs, suites = [] }: PlaywrightSuite): Test[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => ({
      name: `${file} > ${title}`,
      status: status === 'expected' ? 'passed' : status,
    })),
  );
  return [...own, ...suites.flatMap(listSpecs)];
}
