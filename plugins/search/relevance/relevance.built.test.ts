/** Search quality on the index of the built site; it needs `npm run build` first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEngine } from '../engine/createEngine';
import { indexPath, type SearchIndex } from '../SearchIndex';
import { queries } from './queries';

const json = readFileSync(path.resolve(__dirname, '../../../build', indexPath), 'utf8');
const index = JSON.parse(json) as SearchIndex;

test('every query expects pages that exist', () => {
  const paths = new Set(index.pages.map((page) => page.path));
  const unknown = queries.flatMap(([, ...pages]) => pages.filter((page) => !paths.has(page)));
  expect(unknown).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(80);
});

test('every page answers a query', () => {
  const missing = index.pages.filter(
    ({ path: route }) => !queries.some(([, ...pages]) => pages.includes(route)),
  );
  expect(
    missing.map(({ path: route }) => route),
    'add a query that the page answers to plugins/search/relevance/queries.ts',
  ).toEqual([]);
});

test('the right page comes first for nine queries of ten, and among the first three nearly always', () => {
  const engine = createEngine(index);
  const ranked = queries.map(([query, ...expected]) => {
    const found = engine.search(query).pages.map(({ page }) => index.pages[page]?.path ?? '');
    return {
      query,
      found: found.slice(0, 3),
      rank: found.findIndex((to) => expected.includes(to)),
    };
  });
  const share = (test: (rank: number) => boolean) =>
    ranked.filter(({ rank }) => test(rank)).length / ranked.length;
  const first = share((rank) => rank === 0);
  const firstThree = share((rank) => rank >= 0 && rank < 3);
  const misses = ranked.filter(({ rank }) => rank !== 0);
  console.log(
    `right page first ${first.toFixed(3)}, among the first three ${firstThree.toFixed(3)}`,
  );
  expect(first, JSON.stringify(misses, undefined, 1)).toBeGreaterThanOrEqual(0.9);
  expect(firstThree, JSON.stringify(misses, undefined, 1)).toBeGreaterThanOrEqual(0.98);
});

test('the compressed index is smaller than 75 KB', () => {
  expect(brotliCompressSync(json).length / 1024).toBeLessThan(75);
});
