import { expect, it } from 'vitest';
import { type FieldScope, listJsonFields, markJson, tagJson } from './jsonFields';
import { createTags } from './tags';

/** Every name is a field, which its path names. */
const scopeAt = (path: string): FieldScope => ({
  find: () => (key) =>
    key === 'unknown' ? undefined : { field: `${path}${key}`, inside: scopeAt(`${path}${key}.`) },
});
const scope = scopeAt('');

const shown = (text: string) =>
  markJson(text, scope).map(([start, end, field]) => [field, text.slice(start, end)]);

it('marks the lines of a field, of a value of several lines too', () => {
  const text = JSON.stringify({ a: 1, b: { c: ['x', 'y'] }, unknown: { d: 2 } }, undefined, 2);
  expect(shown(text)).toEqual([
    ['a', '  "a": 1,\n'],
    ['b', '  "b": {\n    "c": [\n      "x",\n      "y"\n    ]\n  },\n'],
    ['b.c', '    "c": [\n      "x",\n      "y"\n    ]\n'],
  ]);
});

it('marks a part of a line that has more', () => {
  expect(shown('[{"a":"}","b":[1,{"c":-1.5e3}]},{"a":2}]')).toEqual([
    ['a', '"a":"}"'],
    ['b', '"b":[1,{"c":-1.5e3}]'],
    ['b.c', '"c":-1.5e3'],
    ['a', '"a":2'],
  ]);
});

it('finds nothing in what is no JSON', () => {
  expect(['', 'text', '{', '{"a":}', '"text"', '12'].map(shown)).toEqual([[], [], [], [], [], []]);
});

it('counts the lines of a value where each entry has a line', () => {
  const lines = listJsonFields('{"a":{},"b":[],"c":[1,[2]],"d":{"e":null}}', scope).map(
    ({ field, lines: count }) => [field, count],
  );
  expect(Object.fromEntries(lines)).toEqual({ a: 1, b: 1, c: 6, d: 3, 'd.e': 1 });
});

it('tags names, and leaves all else as it is', () => {
  const text = '{"a\\"b": "a", "c": [{"d": "c"}], "unknown": 1}';
  const tagged = tagJson(text, scope, createTags());
  expect(tagged).not.toBe(text);
  expect(tagged.replaceAll(/[\ue100-\uf8ff]/g, '')).toBe(text);
});
