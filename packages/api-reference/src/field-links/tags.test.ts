import { expect, it } from 'vitest';
import { createTags } from './tags';

it('finds parts of lines, of percent-encoded text too', () => {
  const tags = createTags();
  const path = encodeURI(tags.tag('id', 'a b'));
  const query = tags.tag('limit', 'limit=1');
  const tagged = `open("https://x.test/${path}/y?${query}")\n`;
  const plain = 'open("https://x.test/a%20b/y?limit=1")\n';
  expect(
    tags.read(tagged, plain).map(([start, end, field]) => [field, plain.slice(start, end)]),
  ).toEqual([
    ['id', 'a%20b'],
    ['limit', 'limit=1'],
  ]);
});

it('finds whole lines, down to the bracket that ends a value', () => {
  const tags = createTags();
  const [a, b] = [tags.tag('a', 'a', 3), tags.tag('b', 'b', 1)];
  const write = (first: string, second: string) =>
    `send("{\\n"\n  "  ${first}: [\\n"\n  "    1\\n"\n  "  ],\\n"\n  "  ${second}: 2\\n"\n"}")`;
  const plain = write('a', 'b');
  expect(tags.read(write(a, b), plain).map(([start, end]) => plain.slice(start, end))).toEqual([
    '  "  a: [\\n"\n  "    1\\n"\n  "  ],\\n"\n',
    '  "  b: 2\\n"\n',
  ]);
});

it('finds the names alone where a program has all in one line', () => {
  const tags = createTags();
  const write = (first: string, second: string) =>
    `send("{\\n  ${first}: 1,\\n  ${second}: [1]\\n}")`;
  const plain = write('one', 'two');
  const marks = tags.read(write(tags.tag('a', 'one', 1), tags.tag('b', 'two', 3)), plain);
  expect(marks.map(([start, end]) => plain.slice(start, end))).toEqual(['one', 'two']);
});

it('finds what is between two texts', () => {
  const tags = createTags();
  const [name, value] = tags.tagBetween('a', 'name', 'value');
  const write = (first: string, last: string) => `x\n"${first}"\n\n"${last}"\ny`;
  const plain = write('name', 'value');
  expect(
    tags.read(write(name, value), plain).map(([start, end]) => plain.slice(start, end)),
  ).toEqual(['"name"\n\n"value"\n']);
});

it('trusts whole lines alone where the tags have changed the line', () => {
  const tags = createTags();
  const tagged = `a\nheader 'X: ${tags.tag('x', '', 1)}' ${tags.tag('part', 'p')}\n`;
  expect(tags.read(tagged, "a\nheader 'X;' p\n")).toEqual([[2, 16, 'x']]);
  expect(tags.read(tagged, 'another\nprogram\nwith lines\n')).toEqual([]);
});

it('finds nothing where a program has characters for private use itself', () => {
  const tags = createTags();
  expect(tags.read(`${tags.tag('a', 'a')} \uf123`, 'a \uf123')).toEqual([]);
});

it('leaves a text without a field as it is, and one when there are no tags left', () => {
  const tags = createTags();
  expect(tags.tag(undefined, 'x')).toBe('x');
  for (let count = 0; count < 7000; count += 1) tags.tag('a', 'x');
  expect(tags.tag('a', 'x')).toBe('x');
});
