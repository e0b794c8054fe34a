import { expect, it } from 'vitest';
import { firstSentence, summarize } from './summarize';

const more = 'Reference of the API, with all its operations and errors.';

it('adds sentences while it is short', () => {
  expect(summarize('Answers questions.', more)).toBe(`Answers questions. ${more}`);
  const long = 'Answers the questions of visitors in the language in which they were asked.';
  expect(summarize(`${long} More of it.`, more)).toBe(long);
});

it('ends between words where sentences are too long', () => {
  const summary = summarize('word, '.repeat(60), more);
  expect(summary).toMatch(/ word…$/);
  expect(summary.length).toBeLessThanOrEqual(160);
});

it('has no backslash', () => {
  expect(summarize('Of `\\d` digits.', '')).toBe('Of d digits.');
});

it('finds the first sentence', () => {
  expect(firstSentence('Version 1.0 of *it*. More.')).toBe('Version 1.0 of it.');
  expect(firstSentence('Of `a` and *`b`*. More.', '`')).toBe('Of `a` and `b`.');
  expect(firstSentence('without an end')).toBe('without an end');
  expect(firstSentence('')).toBeUndefined();
});
