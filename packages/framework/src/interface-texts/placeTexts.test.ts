import { expect, test } from 'vitest';
import { listOthers, placeTexts } from './placeTexts.mjs';

const texts = { 'site.a': 'Sí, «{n}» y "no"', 'theme.b': 'B' };

test.each([
  [
    `translate({ id: 'site.a', message: 'It\\'s {n}' }, { n })`,
    `translate({ message: "Sí, «{n}» y \\"no\\"" }, { n })`,
  ],
  [
    `translate({\n  id: "theme.b",\n  message: "B",\n  description:\n    'A button',\n})`,
    `translate({\n  id: 'theme.b'\n})`,
  ],
  [
    `<Translate id="site.a">Copy page</Translate>`,
    `<Translate>{"Sí, «{n}» y \\"no\\""}</Translate>`,
  ],
  [
    `<Translate\n  id="theme.b"\n  description="A label">\n  B\n</Translate>`,
    `<Translate id="theme.b" />`,
  ],
])('%s has its text', (code, placed) => expect(placeTexts(code, texts)).toBe(placed));

test.each([
  `translate({ id: 'theme.b', message: 'A' + b })`,
  `<Translate id="theme.b" values={{ n }}>{'A {n}'}</Translate>`,
  `{ id: 'theme.b', label: 'A' }`,
])('%s stays as it is', (code) => expect(placeTexts(code, texts)).toBe(code));

test.each([
  `translate({ id: 'site.a', message: 'A' + b })`,
  `<Translate id="site.a" values={{ n }}>{'A {n}'}</Translate>`,
])('%s is refused: nothing would have its text', (code) =>
  expect(() => placeTexts(code, texts)).toThrow('site.a is not written as text alone'),
);

test('a text of our own without Spanish is refused', () =>
  expect(() => placeTexts(`<Translate id="site.c">C</Translate>`, texts)).toThrow(
    'site.c is not in i18n/en/code.json',
  ));

test('the list of the framework has the other texts', () => {
  expect(listOthers(texts)).toEqual({ 'theme.b': 'B' });
});
