import { expect, test } from 'vitest';
import { mergeValues } from './mergeValues';

const kept = { 'client-id': 'uni-01', 'project-id': 'p-01' };

test.each([
  ['a value takes the place of the one before', ' uni-02 ', { ...kept, 'client-id': 'uni-02' }],
  ['an empty text removes it', ' ', { 'project-id': 'p-01' }],
  ['a text that is no value leaves it', 'uni 02', kept],
])('%s, and the other fields stay', (_what, text, merged) => {
  expect(mergeValues(kept, { 'client-id': text })).toEqual(merged);
  expect(kept).toEqual({ 'client-id': 'uni-01', 'project-id': 'p-01' });
});
