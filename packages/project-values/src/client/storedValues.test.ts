import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findValueError, readValues, storageKey, storeOrKeepInMemory } from './storedValues';

/** Content and state of the mock of `localStorage`. */
let storage: Map<string, string>;
let state: 'working' | 'blocked' | 'full';

beforeEach(() => {
  storage = new Map();
  state = 'working';
  const refuseIn = (...states: (typeof state)[]) => {
    if (states.includes(state)) throw new Error('denied');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (refuseIn('blocked'), storage.get(key) ?? null),
    setItem: (key: string, text: string) => (refuseIn('blocked', 'full'), storage.set(key, text)),
    removeItem: (key: string) => (refuseIn('blocked'), storage.delete(key)),
  });
});

afterEach(() => {
  state = 'working';
  storeOrKeepInMemory({});
  vi.unstubAllGlobals();
});

test('stored values are read again, and without values nothing stays in the storage', () => {
  expect(readValues()).toEqual({});
  expect(storeOrKeepInMemory({ 'client-id': 'uni-01' })).toBe(true);
  expect(readValues()).toEqual({ 'client-id': 'uni-01' });
  expect(storeOrKeepInMemory({})).toBe(true);
  expect(storage.size).toBe(0);
  expect(readValues()).toEqual({});
});

test.each<[stored: string, values: object]>([
  ['', {}],
  ['{"a":', {}],
  ['null', {}],
  ['["<b>"]', {}],
  ['{"client-id":"acme","slug":"<b>","id":7}', { 'client-id': 'acme' }],
  ['{"__proto__":"acme"}', Object.fromEntries([['__proto__', 'acme']])],
])('of %j, which another tab stored, what is a value is read', (stored, values) => {
  storage.set(storageKey, stored);
  expect(readValues()).toEqual(values);
});

test.each(['blocked', 'full'] as const)('with %s storage, values live for the visit', (refusal) => {
  storeOrKeepInMemory({ 'client-id': 'uni-01' });
  state = refusal;
  expect(storeOrKeepInMemory({})).toBe(false);
  expect(storeOrKeepInMemory({ 'client-id': 'uni-02' })).toBe(false);
  expect(readValues()).toEqual({ 'client-id': 'uni-02' });
  state = 'working';
  expect(storeOrKeepInMemory({ 'client-id': 'uni-03' })).toBe(true);
  expect(readValues()).toEqual({ 'client-id': 'uni-03' });
});

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
