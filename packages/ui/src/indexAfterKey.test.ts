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

test('from none, up moves to the last entry and down to the first', () => {
  expect(indexAfterKey('ArrowUp', -1, 3, 'vertical')).toBe(2);
  expect(indexAfterKey('ArrowDown', -1, 3, 'vertical')).toBe(0);
});

test('no key moves in an empty list', () => {
  expect(indexAfterKey('End', 0, 0, 'vertical')).toBeUndefined();
});
