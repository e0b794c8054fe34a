import { expect, test } from 'vitest';
import { indexAfterKey } from './indexAfterKey';

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 1, 0],
  ['End', 1, 2],
  ['ArrowDown', 1, undefined],
  ['a', 1, undefined],
])('%s moves from entry %s of three to %s', (key, index, expected) => {
  expect(indexAfterKey(key, index, 3, 'horizontal')).toBe(expected);
});

test('in a vertical list up and down move', () => {
  expect(indexAfterKey('ArrowDown', 0, 3, 'vertical')).toBe(1);
  expect(indexAfterKey('ArrowRight', 0, 3, 'vertical')).toBeUndefined();
});

test('no key moves in an empty list', () => {
  expect(indexAfterKey('End', 0, 0, 'vertical')).toBeUndefined();
});
