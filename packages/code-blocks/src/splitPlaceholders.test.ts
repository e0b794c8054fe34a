import { expect, test } from 'vitest';
import { splitPlaceholders } from './splitPlaceholders';

const placeholders = { TU_ID: 'id', 'mi-proyecto': 'slug' };

test('placeholders are separated from the text around them', () => {
  expect(splitPlaceholders('"TU_ID"/mi-proyecto', placeholders)).toEqual([
    { text: '"' },
    { text: 'TU_ID', placeholder: 'id' },
    { text: '"/' },
    { text: 'mi-proyecto', placeholder: 'slug' },
  ]);
});

test.each(['TU_ID_2', 'OTRO_TU_ID', 'mi-proyecto-nuevo', 'constructor'])(
  '%j contains no placeholder',
  (text) => {
    expect(splitPlaceholders(text, placeholders)).toEqual([{ text }]);
  },
);

test('text is not split on a site without placeholders', () => {
  expect(splitPlaceholders('TU_ID', {})).toEqual([{ text: 'TU_ID' }]);
});
