import { expect, test } from 'vitest';
import { followPath, leadsTo } from './followPath';
import type { Path } from './Path';

const path: Path = new Map(
  Object.entries({ start: ['a', 'b'], a: ['c'], b: ['d', 'x'], c: ['x'], d: [], x: [] }).map(
    ([id, next]) => [id, { id, messages: [], next }],
  ),
);

test.each([
  ['an answer goes one stop on', ['start', 'a'], 'c', ['start', 'a', 'c']],
  ['a stop of the way goes back to it', ['start', 'a', 'c', 'x'], 'a', ['start', 'a']],
  [
    'the way that was taken stays, not the shortest',
    ['start', 'a', 'c'],
    'x',
    ['start', 'a', 'c', 'x'],
  ],
  ['another stop is reached by the shortest way', ['start', 'a'], 'x', ['start', 'b', 'x']],
  ['what is no stop changes nothing', ['start', 'b'], 'csp', ['start', 'b']],
])('%s', (_what, way, id, result) => {
  expect(followPath(path, way, id)).toEqual(result);
});

test('a stop leads to what is behind its answers, and not back', () => {
  expect([
    leadsTo(path, 'start', 'x'),
    leadsTo(path, 'x', 'start'),
    leadsTo(path, 'd', 'd'),
  ]).toEqual([true, false, false]);
});
