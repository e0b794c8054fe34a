/** What is known of a suite once it has run. */
export interface Results {
  passed: number;
  /** Names of what failed. */
  failures: string[];
}

/** A file in the report of Vitest, or a test in that of Playwright. */
interface Entry {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
  file: string;
  title: string;
  tests: { status: string }[];
}

/**
 * Counts the tests in a JSON report of Vitest or Playwright; without one the suite is one test. A test that passes only at its second
 * try has failed, and so has a suite that ends with an error or without a test.
 */
export function listResults(isSuccess: boolean, report?: string): Results {
  if (report === undefined) return { passed: Number(isSuccess), failures: listError(isSuccess) };
  const tests: (readonly [name: string, status: string])[] = [];
  // Tests are at any depth: every object of the report is looked at.
  JSON.parse(report, (_key, value: unknown) => {
    tests.push(...listTests(Object(value) as Partial<Entry>));
    return value;
  });
  const passed = tests.filter(([, status]) => /^(?:passed|expected)$/.test(status)).length;
  const failed = tests.filter(([, status]) => /^(?:failed|unexpected|flaky)$/.test(status));
  const failures = failed.map(([name, status]) => (status === 'flaky' ? `${name} (flaky)` : name));
  const isComplete = isSuccess && passed > 0;
  return { passed, failures: failures.length > 0 ? failures : listError(isComplete) };
}

function listTests({ name, status, assertionResults, file, title, tests = [] }: Partial<Entry>) {
  // A file that cannot be loaded has no test.
  if (assertionResults?.length === 0) return [[`${name}`, `${status}`] as const];
  return [
    ...(assertionResults ?? []).map((one) => [`${name} > ${one.fullName}`, one.status] as const),
    ...tests.map((one) => [`${file} > ${title}`, one.status] as const),
  ];
}

function listError(isSuccess: boolean): string[] {
  return isSuccess ? [] : ['see its output'];
}
