import { expect, test } from 'vitest';
import { readRegion } from './readRegion';

const html = `<body>
  <!-- #region trigger -->
  <button id="ai-findr-trigger">
    Pregunta
  </button>
  <!-- #endregion trigger -->
  // #region outer
  a();
  // #region inner
  b();
  // #endregion inner
  // #endregion outer
</body>
`;

test('a region is dedented and has no marker lines', () => {
  expect(readRegion(html, 'trigger')).toBe('<button id="ai-findr-trigger">\n  Pregunta\n</button>');
});

test('an outer region includes an inner one, without its markers', () => {
  expect(readRegion(html, 'outer')).toBe('a();\nb();');
  expect(readRegion(html, 'inner')).toBe('b();');
});

test('without a name the whole file is shown, without markers', () => {
  const text = readRegion(html);
  expect(text).not.toContain('#region');
  expect(text).toMatch(/^<body>[^]*<\/body>$/);
});

test.each([
  ['a();', 'x', 'no region "x"'],
  ['// #region x\na();', 'x', '#region x is never closed'],
  ['// #region x\n// #endregion x', 'x', 'region "x" is empty'],
  ['// #region x\na\n// #endregion y', 'x', '#endregion y closes #region x (line 3)'],
  [
    '// #region x\na\n// #endregion\n// #region x\nb\n// #endregion',
    'x',
    'region "x" is defined twice (line 4)',
  ],
  ['// #endregion', undefined, '#endregion without #region (line 1)'],
  ['', undefined, 'the file is empty'],
])('%j, region %j: fails with %s', (source, region, message) => {
  expect(() => readRegion(source, region)).toThrow(message);
});
