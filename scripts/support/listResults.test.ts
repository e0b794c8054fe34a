import { expect, test } from 'vitest';
import { listResults } from './listResults';

test.each([
  ['a program that succeeds is a test', { isSuccess: true }, [1, 0]],
  ['a program that fails is a failure', { isSuccess: false }, [0, 1]],
  [
    'a suite without a test is a failure',
    { isSuccess: true, report: '{"testResults":[]}' },
    [0, 1],
  ],
] as const)('%s', (_, run, [passed, failed]) => {
  expect(listResults(run)).toMatchObject({ passed, failed });
});

test('tests of Vitest are counted, and those that failed are named', () => {
  const report = JSON.stringify({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'one', status: 'passed' },
          { fullName: 'two', status: 'failed' },
          { fullName: 'three', status: 'skipped' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(listResults({ isSuccess: false, report })).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts > two', 'broken.test.ts'],
  });
});

test('a test of Playwright that passes only at its second try has failed', () => {
  const spec = (title: string, status: string) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status }],
  });
  const specs = [spec('one', 'expected'), spec('two', 'flaky'), spec('three', 'skipped')];
  const report = JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] });
  expect(listResults({ isSuccess: true, report })).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.spec.ts > two (flaky)'],
  });
});
