/** Search quality on the index of the built site; it needs `npm run build` first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createSearch } from '@aifindr-docs/search/createSearch';
import { indexPath, type SearchIndex } from '@aifindr-docs/search/SearchIndex';
import { readQuestions } from '../../config/search';

const read = (file: string) => readFileSync(path.resolve(__dirname, file), 'utf8');

/** Queries with the pages, or the sections, that answer them: any of several is right. */
type Answers = Record<string, string | string[]>;
const { queries, asked, outside, unanswered } = parse(read('queries.yaml')) as {
  queries: Answers;
  asked: Answers;
  outside: string[];
  unanswered: string[];
};
const list = (answers: Answers) =>
  Object.entries(answers).map(([query, answer]) => ({ query, expected: [answer].flat() }));
const pageOf = (section: string) => section.replace(/#.*/, '');
const all = [...list(queries), ...list(asked)].map(({ query, expected }) => ({
  query,
  expected: expected.map(pageOf),
}));

const index = JSON.parse(read(`../../build/${indexPath}`)) as SearchIndex;
const search = createSearch(index);

/** The section that answers a query, and the pages that it finds, best first: the one of the answer is what a reader sees first. */
function rank(query: string): { answer?: string; pages: string[] } {
  const { groups, isProposed } = search(query, {});
  if (isProposed) return { pages: [] };
  const [first] = groups.flatMap(({ options }) => options);
  const found = groups.map(({ key }) => key).filter((key) => key.startsWith('/'));
  if (first?.kind !== 'answer') return { pages: found };
  return { answer: first.target, pages: [...new Set([pageOf(first.target), ...found])] };
}

test('every query expects pages that exist', () => {
  const paths = new Set(index.pages.map((page) => page.path));
  const unknown = all.flatMap(({ expected }) => expected.filter((page) => !paths.has(page)));
  expect(unknown).toEqual([]);
});

test('every page is expected by a query', () => {
  const expectedPages = new Set(all.flatMap(({ expected }) => expected));
  const paths = index.pages.map((page) => page.path);
  expect(paths.filter((path) => !expectedPages.has(path))).toEqual([]);
});

test('the right page comes first for 95 queries of 100, and among the first three for 99', () => {
  const ranked = all.map(({ query, expected }) => {
    const { pages } = rank(query);
    const place = pages.findIndex((page) => expected.includes(page));
    return { query, found: pages.slice(0, 3), place: place < 0 ? Infinity : place };
  });
  const misses = JSON.stringify(
    ranked.filter(({ place }) => place > 0),
    undefined,
    1,
  );
  const [first = 0, inThree = 0] = [1, 3].map(
    (count) => ranked.filter(({ place }) => place < count).length / ranked.length,
  );
  console.log(`right page first ${first.toFixed(3)}, among the first three ${inThree.toFixed(3)}`);
  expect(first, misses).toBeGreaterThanOrEqual(0.95);
  expect(inThree, misses).toBeGreaterThanOrEqual(0.99);
});

test('what readers ask has its answer, and so has each question of the site', () => {
  const own = readQuestions().flatMap(({ asked: ways, answer }) =>
    ways.map((query) => ({ query, expected: [answer] })),
  );
  const wrong = [...list(asked), ...own].filter(
    ({ query, expected }) => !expected.includes(rank(query).answer ?? ''),
  );
  expect(wrong).toEqual([]);
});

test.each(unanswered)('nothing answers "%s"', (query) => {
  expect(rank(query).answer).toBeUndefined();
});

test.each(['preview', 'vistas previas'])(
  'the section on origins that change is first for "%s"',
  (query) => {
    const [first] = search(query, {}).groups.flatMap(({ options }) => options);
    expect(first).toMatchObject({ target: '/docs/widget-config/instalacion#entornos' });
  },
);

test('what no page says finds none', () => {
  expect(outside.filter((query) => rank(query).pages.length > 0)).toEqual([]);
});
