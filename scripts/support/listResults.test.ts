import { expect, test } from 'vitest';
import { listResults } from './listResults';

const error = ['see its output'];

test('a program is one test, and a suite without a test is a failure', () => {
  expect(listResults(true)).toEqual({ passed: 1, failures: [] });
  expect(listResults(false)).toEqual({ passed: 0, failures: error });
  expect(listResults(true, '{"testResults":[]}')).toEqual({ passed: 0, failures: error });
});

test('tests of Vitest are counted, and those that failed are named', () => {
  const one = (fullName: string, status: string) => ({ fullName, status });
  const assertionResults = [one('a', 'passed'), one('b', 'failed'), one('c', 'skipped')];
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults },
    { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
  ];
  expect(listResults(false, JSON.stringify({ testResults }))).toEqual({
    passed: 1,
    failures: ['a.test.ts > b', 'broken.test.ts'],
  });
});

test('a test of Playwright that passes only at its second try has failed', () => {
  const one = (title: string, status: string) => ({ file: 'a', title, tests: [{ status }] });
  const specs = [one('b', 'expected'), one('c', 'flaky'), one('d', 'skipped')];
  const report = JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] });
  expect(listResults(true, report)).toEqual({ passed: 1, failures: ['a > c (flaky)'] });
});
