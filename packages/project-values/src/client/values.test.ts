import { expect, test } from 'vitest';
import { findValueError, parseValues } from './values';

const longest = 'a'.repeat(64);

test.each(['7f9c2b34-0a1b-4c5d-8e9f-001122334455', 'Client_01.test', '-x', longest])(
  '%s is a value',
  (text) => expect(findValueError(text)).toBeUndefined(),
);

test.each([
  ['', 'wrongCharacters'],
  ['..', 'wrongCharacters'],
  ['a b', 'wrongCharacters'],
  ['a\nb', 'wrongCharacters'],
  ['"a"', 'wrongCharacters'],
  ['$(rm)', 'wrongCharacters'],
  ['<b>', 'wrongCharacters'],
  ['a&b', 'wrongCharacters'],
  ['a/b', 'wrongCharacters'],
  ['a\\b', 'wrongCharacters'],
  ['matrícula', 'wrongCharacters'],
  ['id\u202E01', 'wrongCharacters'],
  ['a'.repeat(65), 'tooLong'],
])('%j is refused', (text, error) => expect(findValueError(text)).toBe(error));

test.each<[stored: string | null, values: object]>([
  [null, {}],
  ['', {}],
  ['{"a":', {}],
  ['null', {}],
  ['["<b>"]', {}],
  ['{"client-id":"acme","slug":"<b>","id":7}', { 'client-id': 'acme' }],
  ['{"__proto__":"acme"}', Object.fromEntries([['__proto__', 'acme']])],
])('of %j it parses what is a value', (stored, values) =>
  expect(parseValues(stored)).toEqual(values),
);
