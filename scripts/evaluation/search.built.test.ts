/** Measures the quality of the search with the index of the built site, so it needs `npm run build` first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createSearch } from '@aifindr-docs/search/createSearch';
import { indexPath, type SearchIndex } from '@aifindr-docs/search/SearchIndex';
import { readQuestions } from '../../config/search';

const readText = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');

/** The pages or sections that answer each query. If there are several, any of them is right. */
type Answers = Record<string, string | string[]>;

interface Evaluation {
  queries: Answers;
  developerQuestions: Answers;
  answered: Answers;
  uncovered: string[];
  unanswered: string[];
}

interface ExpectedResult {
  query: string;
  /** Paths of pages, with anchors if a section is expected as the answer. */
  expected: string[];
}

const evaluation = parse(readText('queries.yaml')) as Evaluation;
const index = JSON.parse(readText(`../../build/${indexPath}`)) as SearchIndex;
const search = createSearch(index);

const listExpected = (answers: Answers): ExpectedResult[] =>
  Object.entries(answers).map(([query, answer]) => ({ query, expected: [answer].flat() }));

const removeAnchor = (section: string) => section.replace(/#.*/, '');

const answeredQueries = listExpected(evaluation.answered);
const readerQueries = [...listExpected(evaluation.queries), ...answeredQueries];
const developerQuestions = listExpected(evaluation.developerQuestions);

/** Finds the pages for a query, best first, and the section that answers it, whose page is then first. Mere proposals do not count. */
function findResults(query: string): { answer?: string; pages: string[] } {
  const { groups, isProposed } = search(query, {});
  if (isProposed) return { pages: [] };
  const pages = groups.map(({ key }) => key).filter((key) => key.startsWith('/'));
  const answer = groups.find(({ key }) => key === 'answer')?.options[0]?.path;
  if (answer === undefined) return { pages };
  return { answer, pages: [...new Set([removeAnchor(answer), ...pages])] };
}

/** Counts the queries with a right page first, and among the first three; `misses` lists the queries without a right page first. */
function measure(queries: readonly ExpectedResult[]) {
  const ranked = queries.map(({ query, expected }) => {
    const { pages } = findResults(query);
    const position = pages.findIndex((page) => expected.map(removeAnchor).includes(page));
    return { query, found: pages.slice(0, 3), rank: position < 0 ? Infinity : position + 1 };
  });
  const countUpTo = (limit: number) => ranked.filter(({ rank }) => rank <= limit).length;
  const misses = ranked.filter(({ rank }) => rank > 1).map((miss) => JSON.stringify(miss));
  return { first: countUpTo(1), inThree: countUpTo(3), misses: misses.join('\n') };
}

test('the queries expect every page, and only pages that exist', () => {
  const listPages = (queries: readonly ExpectedResult[]) =>
    new Set(queries.flatMap(({ expected }) => expected.map(removeAnchor)));
  const pages = index.pages.map(({ path }) => path);
  expect([...listPages(readerQueries)].sort()).toEqual(pages.sort());
  expect(pages).toEqual(expect.arrayContaining([...listPages(developerQuestions)]));
});

test('the right page comes first for 955 queries of 1,000, and among the first three for 990', () => {
  const { first, inThree, misses } = measure(readerQueries);
  const shares = [first, inThree].map((count) => count / readerQueries.length);
  console.log(`right page first, among the first three: ${shares.join(', ')}`);
  expect(shares[0], misses).toBeGreaterThanOrEqual(0.955);
  expect(shares[1], misses).toBeGreaterThanOrEqual(0.99);
});

test('the right page is among the first three for 38 of the forty questions of developers', () => {
  const { first, inThree, misses } = measure(developerQuestions);
  console.log(`questions of developers: first ${first}, among the first three ${inThree}`);
  expect(developerQuestions).toHaveLength(40);
  expect(inThree, misses).toBeGreaterThanOrEqual(38);
});

test('what readers ask has its answer, and so has each question of the site', () => {
  const siteQuestions = readQuestions().flatMap(({ phrasings, answer }) =>
    phrasings.map((query) => ({ query, expected: [answer] })),
  );
  const wrong = [...answeredQueries, ...siteQuestions].filter(
    ({ query, expected }) => !expected.includes(findResults(query).answer ?? ''),
  );
  expect(wrong).toEqual([]);
});

test('an answer to a question about a status code names the code', () => {
  const answers = index.pages.flatMap(({ sections }) =>
    sections.flatMap((section) => section.answers ?? []),
  );
  const wrong = answers.flatMap(({ phrasings, blocks }) =>
    phrasings.filter((phrasing) => {
      const [status = ''] = phrasing.match(/\b[45]\d\d\b/) ?? [];
      const text = JSON.stringify(blocks);
      return !text.includes(status) && !text.includes(status.replace(/\d\d$/, 'xx'));
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(evaluation.unanswered)('nothing answers "%s"', (query) => {
  expect(findResults(query).answer).toBeUndefined();
});

test.each(['preview', 'vistas previas'])('origins that change are first for "%s"', (query) => {
  const [firstOption] = search(query, {}).groups.flatMap(({ options }) => options);
  expect(firstOption).toMatchObject({ path: '/docs/widget-config/instalacion#entornos' });
});

test('a question that no page answers finds nothing', () => {
  const found = evaluation.uncovered.filter((query) => findResults(query).pages.length > 0);
  expect(found).toEqual([]);
});
