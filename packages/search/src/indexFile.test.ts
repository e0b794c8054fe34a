import { expect, test } from 'vitest';
import { readIndex, writeIndex } from './indexFile';
import { indexFormat, type SearchIndex } from './SearchIndex';

const index: SearchIndex = {
  format: indexFormat,
  pages: [{ path: '/', title: 'Inicio', place: [] }],
  sections: [
    { page: 0, kind: 'page', title: 'Inicio', text: '' },
    { page: 0, kind: 'heading', title: 'Uno', anchor: 'uno', isLiteral: true },
  ],
  popular: [0],
  answers: [{ section: 0, questions: ['¿Qué?'], blocks: [{ kind: 'text', text: 'Eso.' }] }],
  actions: [],
  words: {
    undivided: [],
    globalObject: 'Api',
    mainDepth: 1,
    outside: [],
    common: [],
    synonyms: [],
    placeholders: {},
  },
};

test.each([
  ['an index', index],
  ['one without sections', { ...index, sections: [], answers: [] }],
])('%s is read as it was written', (_, one) => {
  expect(readIndex(writeIndex(one))).toEqual(one);
});

test('an index of another version is refused', () => {
  expect(() => readIndex(writeIndex({ ...index, format: 1 }))).toThrow(/has format 1/);
});
