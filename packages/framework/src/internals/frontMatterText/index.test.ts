import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeBackslashes, isFlawed, printObject } from '.';

/** What a page gets of a value that the loader has printed. */
const evaluate = (code: string): unknown => runInNewContext(`(${code})`);

test('the loader still prints backslashes as they are: else delete this plugin', () => {
  expect(isFlawed()).toBe(true);
});

test('no text of front matter becomes code', () => {
  const attack = "x\\', z: (globalThis.hacked = 1), //";
  expect(evaluate(printObject(escapeBackslashes({ title: attack })))).toEqual({ title: attack });
  expect(globalThis).not.toHaveProperty('hacked');
  const text = fc.string({
    unit: fc.constantFrom('\\', "'", '"', '`', '$', '{', '}', '\n', '\r', '\u2028', 'a'),
  });
  const frontMatter = fc.dictionary(
    text.filter((key) => key !== '__proto__'),
    fc.oneof(text, fc.array(text)),
  );
  fc.assert(
    fc.property(frontMatter, (value) => {
      expect(evaluate(printObject(escapeBackslashes(value)))).toEqual({ ...value });
    }),
  );
});

test('values that are no text stay', () => {
  const date = new Date(0);
  expect(escapeBackslashes({ date, count: 1, flag: false, none: null })).toEqual({
    date,
    count: 1,
    flag: false,
    none: null,
  });
});
