import { expect, test } from 'vitest';
import { inEm } from './emWidths';

test('the limits of the layout are in em, other widths as they are written', () => {
  expect(inEm('(width >= 997px) and (width < 1680px)')).toBe(
    '(width >= 62.3125em) and (width < 1680px)',
  );
  expect(inEm('(max-width: 996px)')).toBe('(max-width: 62.25em)');
  expect(inEm('(width <= 1996px)')).toBe('(width <= 1996px)');
});
