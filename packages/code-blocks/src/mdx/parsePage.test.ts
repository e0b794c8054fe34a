import { expect, test } from 'vitest';
import { parsePage } from './parsePage';

test('the id of a heading becomes its property, and positions are those of the source', () => {
  const source = '## Uno {#uno}\n\n## Dos';
  const headings = parsePage(source).children;
  expect(headings.map(({ data }) => data)).toEqual([{ hProperties: { id: 'uno' } }, undefined]);
  expect(headings.map(({ position }) => position?.start.offset)).toEqual([
    0,
    source.indexOf('## Dos'),
  ]);
});
