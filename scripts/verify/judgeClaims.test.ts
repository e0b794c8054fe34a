import { expect, test } from 'vitest';
import { judgeClaims } from './judgeClaims';

const claims = [
  { claim: 'a', tools: [], files: /^e2e\/a/ },
  { claim: 'b', tools: [], script: 'test:b' },
];
const record = { script: 'test:b', seconds: 1, details: [], notProven: [] };
const outcomes = (
  ...parameters: Parameters<typeof judgeClaims> extends [unknown, ...infer Rest] ? Rest : never
) => judgeClaims(claims, ...parameters).map(({ outcome }) => outcome);

test('a claim that nothing has tried is not proven', () => {
  expect(outcomes([], [])).toEqual(['not proven', 'not proven']);
  expect(outcomes([{ file: 'e2e/b.spec.ts', passed: 9, failed: 0 }], [])).toEqual([
    'not proven',
    'not proven',
  ]);
});

test('one failure is enough to fail', () => {
  const file = { file: 'e2e/a.spec.ts', passed: 9, failed: 1 };
  expect(outcomes([file], [{ ...record, passed: 1, failed: 1 }])).toEqual(['failed', 'failed']);
});

test('a claim whose tests all passed is proven', () => {
  const file = { file: 'e2e/a.spec.ts', passed: 9, failed: 0 };
  expect(outcomes([file], [{ ...record, passed: 1, failed: 0 }])).toEqual(['proven', 'proven']);
});
