import { expect, test } from 'vitest';
import { hangingIndent } from './hangingIndent';

const long = 'x'.repeat(40);

test.each([
  ['', undefined],
  [`  ${long}`, undefined],
  [`${long}\n    ${long}`, 5],
  [`      ${long}`, 7],
  [`            ${long}`, 7],
  [`${long}\n      short`, undefined],
  [`${`${long}\n`.repeat(9)}    ${long}`, undefined],
])('%j hangs at %s', (code, indent) => {
  expect(hangingIndent(code)).toBe(indent);
});
