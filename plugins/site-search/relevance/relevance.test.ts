import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEngine } from '../engine/createEngine';
import { makeSyntheticIndex } from './makeSyntheticIndex';
import { measureKeyStrokes } from './measureKeyStrokes';
import { measureRelevance } from './measureRelevance';
import { queries } from './queries';
import { readBuiltIndex } from './readBuiltIndex';

const { index, json } = readBuiltIndex();

test('every query asks for pages that exist', () => {
  const paths = new Set(index.pages.map(({ path }) => path));
  const unknown = queries.flatMap(([, ...pages]) => pages.filter((page) => !paths.has(page)));
  expect(unknown).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(80);
});

test('the right page comes first for nine queries of ten, and among the first three nearly always', () => {
  const engine = createEngine(index);
  const { first, firstThree, misses } = measureRelevance(queries, (query) =>
    engine.search(query).pages.map(({ page }) => index.pages[page]?.path ?? ''),
  );
  expect(first, JSON.stringify(misses, undefined, 1)).toBeGreaterThanOrEqual(0.9);
  expect(firstThree, JSON.stringify(misses, undefined, 1)).toBeGreaterThanOrEqual(0.98);
});

test('the index leaves room for half as much again within the 120 KB of a first use', () => {
  expect(brotliCompressSync(json).length / 1024).toBeLessThan(75);
});

test('a key stroke takes less than 50 ms with 1,000 pages', { timeout: 300_000 }, () => {
  expect(measureKeyStrokes(makeSyntheticIndex(index, 1000))).toBeLessThan(50);
});
