import { expect, test } from 'vitest';
import { futureOptions } from './futureOptions';

test.each([
  ['3.7.0', 'experimental_faster'],
  ['3.10.2', 'faster'],
  ['4.0.0', 'faster'],
])('Docusaurus %s calls the switches %s', (version, name) => {
  expect(futureOptions({ rspackBundler: true }, version)).toEqual({
    [name]: { rspackBundler: true },
  });
});
