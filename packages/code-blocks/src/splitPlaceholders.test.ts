import { expect, test } from 'vitest';
import { splitPlaceholders } from './splitPlaceholders';

const placeholders = { TU_ID: 'id', 'mi-proyecto': 'slug' };

test('placeholders are told from what is around them', () => {
  expect(splitPlaceholders('"TU_ID"/mi-proyecto', placeholders)).toEqual([
    { text: '"' },
    { text: 'TU_ID', placeholder: 'id' },
    { text: '"/' },
    { text: 'mi-proyecto', placeholder: 'slug' },
  ]);
});

test.each(['TU_ID_2', 'OTRO_TU_ID', 'mi-proyecto-nuevo', 'constructor'])('%j has none', (text) => {
  expect(splitPlaceholders(text, placeholders)).toEqual([{ text }]);
});

test('without placeholders the text is one piece', () => {
  expect(splitPlaceholders('TU_ID', {})).toEqual([{ text: 'TU_ID' }]);
});
