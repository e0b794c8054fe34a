import { afterAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { extractRegionOrAll, readShownCode } from './readShownCode';

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
  expect(extractRegionOrAll(nested, name)).toBe(text);
});

test.each([
  ['a();', 'x', 'no region "x"'],
  ['// #region x\na();', 'x', '#region x is never closed'],
  ['// #region x\n// #endregion x', 'x', 'region "x" is empty'],
  ['// #region x\na\n// #endregion y', 'x', '#endregion y closes #region x (line 3)'],
  ['#region x\na\n#endregion\n#region x\nb\n#endregion', 'x', '"x" is defined twice (line 4)'],
  ['// #endregion', undefined, '#endregion without #region (line 1)'],
  ['', undefined, 'the file is empty'],
])('%j, region %j: fails with %s', (source, region, message) => {
  expect(() => extractRegionOrAll(source, region)).toThrow(message);
});

const types = `interface Widget {
  /** Waits; see open(). */
  ready(): Promise<void>;
  /** With a callback. */
  ready(callback: () => void): undefined;
  readonly inside: {
    /** Text. */
    read(): string;
  };
}
`;
const site = createTestFolder({ 'w.d.ts': types }, afterAll);

test.each([
  ['ready', 'ready(): Promise<void>;\nready(callback: () => void): undefined;'],
  ['inside', 'readonly inside: {\n  read(): string;\n};'],
])('the member %s has its overloads and no comments', (name, declaration) => {
  expect(readShownCode(`w.d.ts#${name}`, site)).toBe(declaration);
});

test('a member that is not there is a problem', () => {
  expect(() => readShownCode('w.d.ts#open', site)).toThrow('no member "open"');
});
