import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKey } from './placeholders';
import { readValues, storeValues } from './storedValues';

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
  storeValues({});
  vi.unstubAllGlobals();
});

test('stored values are read again, and without values nothing stays in the storage', () => {
  expect(readValues()).toEqual({});
  expect(storeValues({ 'client-id': 'uni-01' })).toBe(true);
  expect(storage.get(storageKey)).toBe('{"client-id":"uni-01"}');
  expect(readValues()).toEqual({ 'client-id': 'uni-01' });
  expect(storeValues({})).toBe(true);
  expect(storage.size).toBe(0);
  expect(readValues()).toEqual({});
});

test('values that another tab stored are read, without text that is no value', () => {
  storage.set(storageKey, '{"client-id":"uni-01","project-id":"<b>"}');
  expect(readValues()).toEqual({ 'client-id': 'uni-01' });
});

test('without storage values live for the visit', () => {
  isBlocked = true;
  expect(readValues()).toEqual({});
  expect(storeValues({ 'client-id': 'uni-01' })).toBe(false);
  expect(readValues()).toEqual({ 'client-id': 'uni-01' });
  expect(storeValues({})).toBe(false);
  expect(readValues()).toEqual({});
});

test('where the storage is full, values live for the visit', () => {
  storeValues({ 'client-id': 'uni-01' });
  isFull = true;
  expect(storeValues({})).toBe(false);
  expect(storeValues({ 'client-id': 'uni-02' })).toBe(false);
  expect(readValues()).toEqual({ 'client-id': 'uni-02' });
  isFull = false;
  expect(storeValues({ 'client-id': 'uni-03' })).toBe(true);
  expect(readValues()).toEqual({ 'client-id': 'uni-03' });
});
