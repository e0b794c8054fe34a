import { expect, test } from 'vitest';
import { acceptCases } from '../hosting/acceptCases';
import { prefersMarkdown } from './prefersMarkdown';

test.each(acceptCases)('Accept: %s', (accept, preferred) => {
  expect(prefersMarkdown(accept)).toBe(preferred);
});
