import { expect, it } from 'vitest';
import { type Mark, nestMarks, sortMarks } from './marks';

it('puts stretches of code into marks, and splits those that a mark crosses', () => {
  const leaves = [{ text: 'a b\nc', kind: 's' }, { text: ' d\ne' }];
  const marks: Mark[] = [
    [2, 3, 'b'],
    [4, 8, 'line'],
    [6, 7, 'd'],
  ];
  expect(nestMarks(leaves, marks)).toEqual([
    { text: 'a ', kind: 's' },
    { field: 'b', isPart: true, children: [{ text: 'b', kind: 's' }] },
    { text: '\n', kind: 's' },
    {
      field: 'line',
      isPart: false,
      children: [
        { text: 'c', kind: 's' },
        { text: ' ' },
        { field: 'd', isPart: true, children: [{ text: 'd' }] },
        { text: '\n' },
      ],
    },
    { text: 'e' },
  ]);
});

it('leaves out marks that cross another one, are empty, or repeat the field around them', () => {
  const marks: Mark[] = [
    [5, 9, 'crossing'],
    [0, 6, 'outer'],
    [1, 3, 'inner'],
    [2, 3, 'inner'],
    [4, 4, 'empty'],
    [6, 9, 'next'],
  ];
  expect(sortMarks(marks).map(([, , field]) => field)).toEqual(['outer', 'inner', 'next']);
});
