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

/** Finds the pages for a query, best first, and the section that answers it, if any, whose page then is the first. */
function findResults(query: string): { answer?: string; pages: string[] } {
  const { groups, isProposed } = search(query, {});
  if (isProposed) return { pages: [] };
  const pages = groups.map(({ key }) => key).filter((key) => key.startsWith('/'));
  const answer = groups.find(({ key }) => key === 'answer')?.options[0]?.path;
  if (answer === undefined) return { pages };
  return { answer, pages: [...new Set([removeAnchor(answer), ...pages])] };
}

/** Finds the rank of the first right page for each query: 0 for the first result, Infinity if no result is right. */
function rankExpected(queries: readonly ExpectedResult[]) {
  return queries.map(({ query, expected }) => {
    const { pages } = findResults(query);
    const rank = pages.findIndex((page) => expected.map(removeAnchor).includes(page));
    return { query, found: pages.slice(0, 3), rank: rank < 0 ? Infinity : rank };
  });
}

function countWithin(ranked: ReturnType<typeof rankExpected>, limit: number): number {
  return ranked.filter(({ rank }) => rank < limit).length;
}

test('every query expects pages that exist', () => {
  const paths = new Set(index.pages.map((page) => page.path));
  const unknownPages = [...readerQueries, ...developerQuestions].flatMap(({ expected }) =>
    expected.map(removeAnchor).filter((page) => !paths.has(page)),
  );
  expect(unknownPages).toEqual([]);
});

test('every page is expected by a query', () => {
  const expectedPages = new Set(
    readerQueries.flatMap(({ expected }) => expected.map(removeAnchor)),
  );
  const paths = index.pages.map((page) => page.path);
  expect(paths.filter((path) => !expectedPages.has(path))).toEqual([]);
});

test('the right page comes first for 955 queries of 1,000, and among the first three for 990', () => {
  const ranked = rankExpected(readerQueries);
  const misses = JSON.stringify(
    ranked.filter(({ rank }) => rank > 0),
    undefined,
    1,
  );
  const first = countWithin(ranked, 1) / ranked.length;
  const inThree = countWithin(ranked, 3) / ranked.length;
  console.log(`right page first ${first.toFixed(3)}, among the first three ${inThree.toFixed(3)}`);
  expect(first, misses).toBeGreaterThanOrEqual(0.955);
  expect(inThree, misses).toBeGreaterThanOrEqual(0.99);
});

test('the right page is among the first three for 38 of the forty questions of developers', () => {
  const ranked = rankExpected(developerQuestions);
  const misses = ranked.filter(({ rank }) => rank >= 3);
  console.log(
    `questions of developers: first ${countWithin(ranked, 1)}, among the first three ${countWithin(ranked, 3)} of ${ranked.length}`,
  );
  expect(ranked).toHaveLength(40);
  expect(misses.length, JSON.stringify(misses, undefined, 1)).toBeLessThanOrEqual(2);
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

test.each(['preview', 'vistas previas'])(
  'the section on origins that change is first for "%s"',
  (query) => {
    const [firstOption] = search(query, {}).groups.flatMap(({ options }) => options);
    expect(firstOption).toMatchObject({ path: '/docs/widget-config/instalacion#entornos' });
  },
);

test('a question that no page answers finds nothing', () => {
  const found = evaluation.uncovered.filter((query) => findResults(query).pages.length > 0);
  expect(found).toEqual([]);
});
