import { expect, test } from 'vitest';
import { formatHeadersFile, type HeaderRule, headersFor } from './headersFile';

const rules: HeaderRule[] = [
  { pattern: '/*', headers: { 'X-Test': "a 'b'", 'Cache-Control': 'no-cache' } },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
];

test('a header that replaces an earlier one is detached first', () => {
  expect(formatHeadersFile(rules)).toBe(
    "/*\n  X-Test: a 'b'\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n",
  );
});

test('the last matching rule wins', () => {
  expect(headersFor('/assets/js/main.js', rules)).toEqual({
    'X-Test': "a 'b'",
    'Cache-Control': 'immutable',
  });
  expect(headersFor('/docs/api/chat', rules)['Cache-Control']).toBe('no-cache');
});
