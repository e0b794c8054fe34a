import { expect, test } from 'vitest';
import inlineTexts from './inlineTexts.mjs';

const texts = { 'a.b': 'Uno "dos"', 'a.values': 'Hola, {name}' };

function inline(code: string): string {
  const loader = { resourcePath: 'Button.js', getOptions: () => ({ texts }) };
  return inlineTexts
    .call(loader, `import '@docusaurus/Translate';\n${code}`)
    .split('\n')
    .slice(1)
    .join('\n');
}

test.each([
  [
    `f(translate({\n  id: 'a.b',\n  message: "It's {one}",\n  description: "x"\n}));`,
    `f("Uno \\"dos\\"");`,
  ],
  [
    `translate({ message: "Hi", id: "a.values" }, { name })`,
    `translate({ message: "Hola, {name}" }, { name })`,
  ],
  [`_jsx(Translate, {\n  id: "a.b",\n  children: "One"\n})`, `"Uno \\"dos\\""`],
  [`translate({ id: "a.other", message: "One" })`, `translate({ id: "a.other", message: "One" })`],
])('%s', (code, expected) => {
  expect(inline(code)).toBe(expected);
});

test('a request in another form is an error', () => {
  expect(() =>
    inline('translate({ id: "a.b", message: message })'),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: Button.js requests the text of a.b in an unknown form]`,
  );
});
