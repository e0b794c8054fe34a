import { describe, expect, it } from 'vitest';
import { collectMdxProse, collectProse, collectYamlProse } from './collectProse';

describe('prose of a page', () => {
  it('is what the front matter says to readers, without its keys', () => {
    expect(collectMdxProse('---\ntitle: Un título\nslug: /x\n---\nTexto')).toBe(
      '\nUn título\n\n\nTexto',
    );
  });

  it('leaves out fenced code, and keeps the title of the block unless it is the name of a file', () => {
    expect(collectMdxProse('```js title="En la consola"\nconst a = 1;\n```')).toBe(
      'En la consola\n\n',
    );
    expect(collectMdxProse('```js title="app/layout.tsx"\nconst a = 1;\n```')).toBe('\n\n');
  });

  it('keeps a longer fence closed over a shorter one inside it', () => {
    expect(collectMdxProse('````md\n```js\nx\n```\n````\nFuera')).toBe('\n\n\n\n\nFuera');
  });

  it('leaves out imports, heading ids and tags, but not the texts of a tag', () => {
    expect(
      collectMdxProse('import A from "a";\n## Uno {#uno}\n<TabItem value="x" label="Otra cosa">'),
    ).toBe('\n## Uno\nOtra cosa');
  });

  it('keeps the line of everything that follows a tag of several lines', () => {
    const text = collectMdxProse('<Tabs\n  groupId="x"\n>\nTexto');
    expect(text.split('\n').indexOf('Texto')).toBe(3);
  });

  it('keeps the title of an admonition', () => {
    expect(collectMdxProse(':::note[Nota]\nTexto\n:::')).toBe('Nota\nTexto\n');
  });
});

describe('prose of the contract', () => {
  it('is each description, summary and title on its own line', () => {
    const source =
      "info:\n  title: Título\n  description: |-\n    Uno.\n\n    Dos.\n  version: '1'\n";
    expect(collectYamlProse('a.yaml', source)).toBe('\nTítulo\n\nUno.\n\nDos.\n\n');
  });

  it('takes the explanations of enum values', () => {
    expect(collectYamlProse('a.yaml', 'x-enumDescriptions:\n  a:b: Primera vez.\n')).toBe(
      '\nPrimera vez.\n',
    );
  });

  it('leaves out samples, but not a property that is called like one', () => {
    expect(collectYamlProse('a.yaml', 'example:\n  description: muestra\n').trim()).toBe('');
    expect(
      collectYamlProse('a.yaml', 'value:\n  type: string\n  description: Un texto.\n').trim(),
    ).toBe('Un texto.');
  });

  it('names the file of a document that does not parse', () => {
    expect(() => collectYamlProse('a.yaml', 'a: [')).toThrow(/^a\.yaml: /);
  });
});

it('refuses a kind of file that it cannot read', () => {
  expect(() => collectProse('a.html', '')).toThrow('a.html');
});
