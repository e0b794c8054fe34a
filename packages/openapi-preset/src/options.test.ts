import { expect, test } from 'vitest';
import { generatorOptions } from './generatorOptions';
import { readOptions } from './options';

const given = { contract: 'api.yaml', output: 'reference', route: '/reference' };

test('the language is that of the locale, unless there is one', () => {
  expect(readOptions(given, 'es-MX').language).toBe('es');
  expect(readOptions({ ...given, language: 'en' }, 'es').language).toBe('en');
  expect(() => readOptions(given, 'fr')).toThrow('"language" is required');
});

test('every mistake is named', () => {
  const read = () => readOptions({ route: 'x/', samples: ['cobol'], language: 'de', id: 'api' });
  expect(read).toThrow(/"id".*"output".*"route".*"language".*"samples\[0\]"/);
});

test('a docs plugin of its own has the information page at its route', () => {
  const options = readOptions(given, 'en');
  const alone = generatorOptions(options, { routeBase: '/site/reference' });
  expect(alone).toMatchObject({
    isAlone: true,
    docsDir: 'reference',
    routeBase: '/site/reference',
  });
  const inside = generatorOptions(
    { ...options, output: 'docs/api' },
    { docs: 'docs', routeBase: '/docs/api' },
  );
  expect(inside).toMatchObject({ isAlone: false, docsDir: 'docs', outputDir: 'docs/api' });
});
