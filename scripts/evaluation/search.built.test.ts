/** Search quality on the index of the built site; it needs `npm run build` first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSearch } from '@aifindr-docs/search/createSearch';
import { indexPath, type SearchIndex } from '@aifindr-docs/search/SearchIndex';
import { readQuestions } from '../../config/questions';
import { asked, outside, queries, unanswered } from './queries';

const json = readFileSync(path.resolve(__dirname, '../../build', indexPath), 'utf8');
const index = JSON.parse(json) as SearchIndex;
const search = createSearch(index);

/** The section that answers a query, and the pages that it finds, best first: the one of the answer is what a reader sees first. */
function rank(query: string): { answer?: string; pages: string[] } {
  const { groups, isProposed } = search(query, {});
  if (isProposed) return { pages: [] };
  const [first] = groups.flatMap(({ options }) => options);
  const found = groups.map(({ key }) => key).filter((key) => key.startsWith('/'));
  if (first?.kind !== 'answer') return { pages: found };
  return {
    answer: first.target,
    pages: [...new Set([first.target.replace(/#.*/, ''), ...found])],
  };
}

test('every query expects pages that exist', () => {
  const paths = new Set(index.pages.map((page) => page.path));
  const unknown = queries.flatMap(([, ...pages]) => pages.filter((page) => !paths.has(page)));
  expect(unknown).toEqual([]);
});

test('the right page comes first for 95 queries of 100, and among the first three for 99', () => {
  const ranked = queries.map(([query, ...expected]) => {
    const { pages } = rank(query);
    return {
      query,
      found: pages.slice(0, 3),
      rank: pages.findIndex((page) => expected.includes(page)),
    };
  });
  const shareBefore = (position: number) =>
    ranked.filter((one) => one.rank >= 0 && one.rank < position).length / ranked.length;
  const misses = JSON.stringify(
    ranked.filter((one) => one.rank !== 0),
    undefined,
    1,
  );
  console.log(
    `right page first ${shareBefore(1).toFixed(3)}, among the first three ${shareBefore(3).toFixed(3)}`,
  );
  expect(shareBefore(1), misses).toBeGreaterThanOrEqual(0.95);
  expect(shareBefore(3), misses).toBeGreaterThanOrEqual(0.99);
});

test('what readers ask has its answer, and so has each question of the site', () => {
  expect(
    asked.filter(([query, ...sections]) => !sections.includes(rank(query).answer ?? '')),
  ).toEqual([]);
  const own = readQuestions().flatMap(({ asked: ways, answer }) =>
    ways.map((query) => [query, answer] as const),
  );
  expect(own.filter(([query, section]) => rank(query).answer !== section)).toEqual([]);
});

test.each(unanswered)('nothing answers "%s"', (query) => {
  expect(rank(query).answer).toBeUndefined();
});

test('what no page says finds none', () => {
  expect(outside.filter((query) => rank(query).pages.length > 0)).toEqual([]);
});
