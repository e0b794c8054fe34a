import { expect, test } from 'vitest';
import { compareWithGoals, type LadderFigures } from './compareWithGoals';
import type { SiteFigures } from './measureSite';
import { sumTimes } from './runMeasured';

const site = (pages: number, operations: number, figures: Partial<SiteFigures>): SiteFigures => ({
  name: '',
  pages,
  operations,
  routes: pages + operations,
  cpuSeconds: 0,
  wallSeconds: 0,
  peakMemoryMb: 1000,
  outputMb: 0,
  mainBytes: 100_000,
  javascriptKb: [110, 115],
  searchKb: 0,
  keyStrokeMs: 0,
  ...figures,
});

/** A ladder that meets every goal, but for what is said otherwise of its large site. */
const ladder = (large: Partial<SiteFigures> = {}, isDeterministic = true): LadderFigures => ({
  small: site(20, 10, { cpuSeconds: 50 }),
  middle: site(200, 100, { cpuSeconds: 120 }),
  large: site(1000, 500, { cpuSeconds: 490, ...large }),
  isDeterministic,
});

const missed = (figures: LadderFigures) =>
  compareWithGoals(figures)
    .filter(({ isMet }) => !isMet)
    .map(({ goal, measured }) => `${goal}: ${measured}`);

test('a ladder that keeps to the goals meets all of them', () => {
  expect(missed(ladder())).toEqual([]);
});

test.each<[string, LadderFigures]>([
  [
    'the main bundle grows by less than 12 bytes a route: 12.0 bytes',
    ladder({ mainBytes: 100_000 + 12 * 1470 }),
  ],
  [
    'the JavaScript of no page grows by more than 12 bytes a route: 13.6 bytes',
    ladder({ javascriptKb: [110, 135] }),
  ],
  [
    'a page or operation of the large site takes at most 1.1 times that of the middle site: 1.13 times',
    { ...ladder(), middle: site(200, 100, { cpuSeconds: 87 }) },
  ],
  ['the large site is built within 4000 MB: 4001 MB', ladder({ peakMemoryMb: 4001 })],
  [
    'the large site takes at most 10 times the processor time of the small one: 10.2 times',
    ladder({ cpuSeconds: 510 }),
  ],
  ['two builds of the small site are the same bytes: not the same', ladder({}, false)],
])('one goal alone is missed: %s', (line, figures) => {
  expect(missed(figures)).toEqual([line]);
});

test('processor time is that of the shell and of all it waited for', () => {
  expect(sumTimes('0m0.01s 0m0.02s\n1m2.50s 0m3.25s\n')).toBeCloseTo(65.78);
  expect(() => sumTimes('')).toThrow('the shell\'s times cannot be read: ""');
});
