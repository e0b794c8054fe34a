import { readReports, type PlaywrightSuite } from './readTests';

/** Names of the tests that failed in the last run of Vitest and Playwright, each with the first line of its reason. */
export function listFailures(root: string): string[] {
  const { unit, browser } = readReports(root);
  return [
    ...unit.flatMap(({ file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          format(`${file} › ${fullName}`, failureMessages[0]),
        ),
    ),
    ...browser.flatMap((suite) => listFailedSpecs(suite)),
  ];
}

function listFailedSpecs({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) =>
        format(`e2e/${file} › ${title}`, tests[0]?.results[0]?.errors[0]?.message),
      ),
    ...suites.flatMap(listFailedSpecs),
  ];
}

function format(name: string, reason = 'no reason given'): string {
  const [line = ''] = reason.split('\n');
  // eslint-disable-next-line no-control-regex -- the reporters colour their words
  return `  ${name}: ${line.replace(/\u001b\[\d+m/g, '').slice(0, 200)}`;
}
