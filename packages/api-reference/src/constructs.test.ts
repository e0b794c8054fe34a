import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatProblem } from './Problem';
import { findHtmlErrors, renderTestPages } from './testing';

type Findings = Record<string, { document: string; message: string }>;

/** Documents, each with one construct, grouped by how the reference treats it. */
const { shown, warning, error } = parse(
  readFileSync(path.join(__dirname, 'constructs.yaml'), 'utf8'),
) as { shown: Record<string, string>; warning: Findings; error: Findings };

it('the README has each construct, on its side', () => {
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| *[a-z ]+ *\|(.*)\|(.*)\|(.*)\|$/gm)].slice(1);
  for (const [side, cases] of [shown, warning, error].entries()) {
    const listed = rows.flatMap((row) => [...(row[side + 1] ?? '').matchAll(/`([^`]+)`/g)]);
    expect(listed.map(([, name]) => name).sort()).toEqual(Object.keys(cases).sort());
  }
});

/** Matches warnings of Redocly's own rules, which do not say how the reference treats a construct. */
const style =
  / warning: (Operation |Every operation|Servers must|Tag object|Server `url`|Example value|.*never used)/;

/** Creates the pages of a document, asserts that they have no errors, and returns the warnings. */
async function listWarnings(document: string): Promise<string[]> {
  const { pages, warnings } = await renderTestPages(document);
  expect(pages.flatMap(findHtmlErrors)).toEqual([]);
  return warnings.map(formatProblem);
}

it.each(Object.entries(shown))('%s is shown', async (_name, document) => {
  const warnings = await listWarnings(document);
  expect(warnings.filter((message) => !style.test(message))).toEqual([]);
});

it.each(Object.entries(warning))('%s is a warning', async (_name, { document, message }) => {
  const warnings = await listWarnings(document);
  expect(warnings.map((text) => text.replace(/^\S+ /, ''))).toContain(message);
});

it.each(Object.entries(error))('%s is an error', async (_name, { document, message }) => {
  const problems = await renderTestPages(document).then(() => '', String);
  const errors = problems.replaceAll(/^.* warning: .*$/gm, '');
  expect(errors).toContain(message);
  expect(errors).toMatch(/^Error: openapi\.yaml:\d+:\d+ /);
});
