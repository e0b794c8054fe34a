import { expect, test } from 'vitest';
import { readOutput } from './record';

test('the last line says how many passed and failed', () => {
  expect(readOutput('ok a\n\n12 passed, 0 failed\n', 0)).toMatchObject({ passed: 12, failed: 0 });
});

test.each([
  ['12 passed, 0 failed', 1],
  ['12 passed, 0 failed', null],
  ['no such line', 0],
  ['', 0],
])('%j with exit code %s has failed', (output, code) => {
  expect(readOutput(output, code).failed).toBe(1);
});

test('lines that name languages and gaps are kept', () => {
  const output =
    'go: 9 of 9 right (1.2 s)\nswift: its tools are not on this machine\nNOT PROVEN: a disk\n9 passed, 0 failed';
  expect(readOutput(output, 0)).toMatchObject({
    details: ['go: 9 of 9 right (1.2 s)'],
    notProven: ['swift: its tools are not on this machine', 'NOT PROVEN: a disk'],
  });
});
