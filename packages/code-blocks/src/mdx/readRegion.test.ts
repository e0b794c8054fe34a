import { expect, test } from 'vitest';
import { readRegion } from './readRegion';

const nested = `<body>

  // #region outer
  a();

  // #region inner
    b();
  // #endregion inner
  // #endregion outer
</body>
`;

test.each([
  ['outer', 'a();\n\n  b();'],
  ['inner', 'b();'],
  [undefined, '<body>\n\n  a();\n\n    b();\n</body>'],
])('region %s is dedented and has no marker lines', (name, text) => {
  expect(readRegion(nested, name)).toBe(text);
});

test.each([
  ['a();', 'x', 'no region "x"'],
  ['// #region x\na();', 'x', '#region x is never closed'],
  ['// #region x\n// #endregion x', 'x', 'region "x" is empty'],
  ['// #region x\na\n// #endregion y', 'x', '#endregion y closes #region x (line 3)'],
  [
    '#region x\na\n#endregion\n#region x\nb\n#endregion',
    'x',
    'region "x" is defined twice (line 4)',
  ],
  ['// #endregion', undefined, '#endregion without #region (line 1)'],
  ['', undefined, 'the file is empty'],
])('%j, region %j: fails with %s', (source, region, message) => {
  expect(() => readRegion(source, region)).toThrow(message);
});
