import { expect, test } from 'vitest';
import { findValueError } from './values';

test.each(['7f9c2b34-0a1b-4c5d-8e9f-001122334455', 'Client_01.test', '-x', 'a'.repeat(64)])(
  '%s is a value',
  (text) => expect(findValueError(text)).toBeUndefined(),
);

test.each(['', '..', 'a b', 'a\nb', '"a"', '$(rm)', '<b>', 'a&b', 'a/b', 'a\\b', 'ñ', 'a\u202E1'])(
  '%j is refused',
  (text) => expect(findValueError(text)).toMatch(/^Usa solo letras sin tilde/),
);

test('a text of more than 64 characters is refused', () => {
  expect(findValueError('a'.repeat(65))).toMatch(/^Es demasiado largo/);
});
