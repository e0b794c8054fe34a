import { expect, test } from 'vitest';
import { indexAfterKey } from './indexAfterKey';

test.each([
  ['ArrowRight', 'horizontal', 2, 0],
  ['ArrowLeft', 'horizontal', 0, 2],
  ['Home', 'horizontal', 1, 0],
  ['End', 'horizontal', 1, 2],
  ['ArrowDown', 'horizontal', 1, undefined],
  ['ArrowDown', 'vertical', 0, 1],
  ['ArrowUp', 'vertical', -1, 2],
  ['ArrowDown', 'vertical', -1, 0],
] as const)('%s in a %s list of three moves from %s to %s', (key, direction, index, next) => {
  expect(indexAfterKey(key, index, 3, direction)).toBe(next);
});

test('no key moves in an empty list', () => {
  expect(indexAfterKey('End', 0, 0, 'vertical')).toBeUndefined();
});
