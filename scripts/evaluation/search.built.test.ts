/** Search quality on the index of the built site; it needs `npm run build` first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readIndex } from '@aifindr-docs/search/indexFile';
import { findAnswer, rankAnswers, shareBefore } from '@aifindr-docs/search/rankAnswers';
import { indexPath } from '@aifindr-docs/search/SearchIndex';
import { readAnsweredQuestions } from '../../config/questions';
import { asked, outside, queries, unanswered } from './queries';

const json = readFileSync(path.resolve(__dirname, '../../build', indexPath), 'utf8');
const index = readIndex(json);
const answerOf = findAnswer(index);

test('every query expects pages that exist', () => {
  const paths = new Set(index.pages.map((page) => page.path));
  const unknown = queries.flatMap(([, ...pages]) => pages.filter((page) => !paths.has(page)));
  expect(unknown).toEqual([]);
});

test('the right page comes first for 95 queries of 100, and among the first three for 99', () => {
  const answers = rankAnswers(index, queries);
  const first = shareBefore(1, answers);
  const firstThree = shareBefore(3, answers);
  const misses = answers.filter(({ rank }) => rank !== 0);
  console.log(
    `right page first ${first.toFixed(3)}, among the first three ${firstThree.toFixed(3)}`,
  );
  expect(first, JSON.stringify(misses, undefined, 1)).toBeGreaterThanOrEqual(0.95);
  expect(firstThree, JSON.stringify(misses, undefined, 1)).toBeGreaterThanOrEqual(0.99);
});

test('what readers ask has its answer, and so has each question of the site', () => {
  expect(asked.filter(([query, ...sections]) => !sections.includes(answerOf(query) ?? ''))).toEqual(
    [],
  );
  const own = readAnsweredQuestions().flatMap(({ questions, section, opens }) =>
    questions.map((question) => ({
      question,
      section: opens === undefined ? section : section.replace(/#.*/, `#${opens}`),
    })),
  );
  expect(own.filter(({ question, section }) => answerOf(question) !== section)).toEqual([]);
});

test.each(unanswered)('nothing answers "%s"', (query) => {
  expect(answerOf(query)).toBeUndefined();
});

test('what no page says finds none', () => {
  const found = rankAnswers(
    index,
    outside.map((query) => [query]),
  ).filter((answer) => answer.found.length > 0);
  expect(found).toEqual([]);
});

test('the compressed index is smaller than 75 KB', () => {
  expect(brotliCompressSync(json).length / 1024).toBeLessThan(75);
});
