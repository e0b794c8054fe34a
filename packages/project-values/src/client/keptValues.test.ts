import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepValues, readValues } from './keptValues';
import { storageKey } from './marks';

/** A storage in memory, which can be blocked or full. */
let storage: Map<string, string>;
let isBlocked = false;
let isFull = false;

beforeEach(() => {
  storage = new Map();
  const check = (isDenied: boolean) => {
    if (isDenied) throw new Error('denied');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (check(isBlocked), storage.get(key) ?? null),
    setItem: (key: string, text: string) => (check(isBlocked || isFull), storage.set(key, text)),
    removeItem: (key: string) => (check(isBlocked), storage.delete(key)),
  });
});

afterEach(() => {
  isBlocked = isFull = false;
  keepValues({});
  vi.unstubAllGlobals();
});

test('what is kept is read again, and nothing is left of no values', () => {
  expect(readValues()).toEqual({});
  expect(keepValues({ 'client-id': 'uni-01' })).toBe(true);
  expect(storage.get(storageKey)).toBe('{"client-id":"uni-01"}');
  expect(readValues()).toEqual({ 'client-id': 'uni-01' });
  expect(keepValues({})).toBe(true);
  expect(storage.size).toBe(0);
  expect(readValues()).toEqual({});
});

test('what another tab keeps is read, without what is no value', () => {
  storage.set(storageKey, '{"client-id":"uni-01","project-id":"<b>"}');
  expect(readValues()).toEqual({ 'client-id': 'uni-01' });
});

test('without storage values live for the visit', () => {
  isBlocked = true;
  expect(readValues()).toEqual({});
  expect(keepValues({ 'client-id': 'uni-01' })).toBe(false);
  expect(readValues()).toEqual({ 'client-id': 'uni-01' });
  expect(keepValues({})).toBe(false);
  expect(readValues()).toEqual({});
});

test('where the storage is full, the older value is not read', () => {
  keepValues({ 'client-id': 'uni-01' });
  isFull = true;
  expect(keepValues({})).toBe(false);
  expect(keepValues({ 'client-id': 'uni-02' })).toBe(false);
  expect(readValues()).toEqual({ 'client-id': 'uni-02' });
  isFull = false;
  expect(keepValues({ 'client-id': 'uni-03' })).toBe(true);
  expect(readValues()).toEqual({ 'client-id': 'uni-03' });
});
