import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createTestFolder, writeInto } from '@aifindr-docs/processes/testFolder';
import { findChangeDate, readChangeDates } from './changeDates';

const options = {
  generatedFrom: { 'docs/api': ['examples/swagger.yaml', 'docs/_api/[name].mdx'] },
  listsFrom: ['sidebars.ts'],
};

test('the date of a page is that of the last commit of its sources, in UTC', () => {
  const folder = createTestFolder();
  expect(readChangeDates(folder)).toEqual(new Map());
  const git = (date: string, ...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.test', ...parameters], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  const commit = (file: string, date: string) => {
    writeInto(folder, file, date);
    git(date, 'add', '.');
    git(date, 'commit', '-q', '-m', file);
  };
  git('2026-01-01T00:00:00Z', 'init', '-q');
  commit('docs/a.mdx', '2026-01-02T23:30:00-05:00');
  commit('examples/swagger.yaml', '2026-02-01T12:00:00Z');
  commit('docs/_api/ask.mdx', '2026-03-01T12:00:00Z');
  commit('docs/año.mdx', '2026-04-01T12:00:00Z');
  const dates = readChangeDates(folder);
  const dateOf = (source: string) => findChangeDate(source, dates, options);
  expect(dateOf('docs/a.mdx')).toBe('2026-01-03');
  expect(dateOf('docs/año.mdx')).toBe('2026-04-01');
  expect(dateOf('docs/api/ask.api.mdx')).toBe('2026-03-01');
  expect(dateOf('docs/api/other.api.mdx')).toBe('2026-02-01');
  expect(dateOf('docs/none.mdx')).toBeUndefined();
});

test('the date of a list of pages is that of the sidebars', () => {
  expect(findChangeDate(undefined, new Map([['sidebars.ts', '2026-05-01']]), options)).toBe(
    '2026-05-01',
  );
});
