import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatProblem } from './openapi/lintDocument';
import { createTestPages, findErrors } from './testing';

interface Finding {
  document: string;
  message: string;
}

/** Documents with one construct each. */
const constructs = parse(readFileSync(path.join(__dirname, 'constructs.yaml'), 'utf8')) as {
  shown: Record<string, string>;
  warning: Record<string, Finding>;
  error: Record<string, Finding>;
};

it('the README has each construct, on its side', () => {
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| *[a-z ]+ *\|(.*)\|(.*)\|(.*)\|$/gm)].slice(1);
  for (const [side, cases] of Object.values(constructs).entries()) {
    const listed = rows.flatMap((row) => [...(row[side + 1] ?? '').matchAll(/`([^`]+)`/g)]);
    expect(listed.map(([, name]) => name).sort()).toEqual(Object.keys(cases).sort());
  }
});

/** Matches the rules of style, which do not concern what pages show. */
const style =
  /^warning: (Operation |Every operation|Servers must|Tag object|Server `url`|Example value|.*never used)/;

/** Returns the warnings about a document without source locations, and the errors in its pages. */
async function findProblems(document: string) {
  const { pages, warnings } = await createTestPages(document);
  const messages = warnings.map((warning) => formatProblem(warning).replace(/^\S+ /, ''));
  return { messages, errors: pages.flatMap(findErrors) };
}

it.each(Object.entries(constructs.shown))('%s is shown', async (_name, document) => {
  const { messages, errors } = await findProblems(document);
  expect(messages.filter((message) => !style.test(message))).toEqual([]);
  expect(errors).toEqual([]);
});

it.each(Object.entries(constructs.warning))('%s is a warning', async (_name, finding) => {
  const { messages, errors } = await findProblems(finding.document);
  expect(messages).toContain(finding.message);
  expect(errors).toEqual([]);
});

it.each(Object.entries(constructs.error))('%s is an error', async (_name, finding) => {
  const problems = await createTestPages(finding.document).then(
    () => '',
    (error: Error) => error.message,
  );
  const errors = problems.split('\n').filter((problem) => !problem.includes(' warning:'));
  expect(errors.join('\n')).toContain(finding.message);
  expect(errors.join('\n')).toMatch(/^openapi\.yaml:\d+:\d+ /);
});
