import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/widget-config/api-reference.mdx');

/** Parameters of each member of the widget's contract, as its last overload has them. */
const members = readMembers(read('widget/aifindr-widget.d.ts'));

test('the reference has a card and an entry of the index for each member, in the same order', () => {
  const cards = [...page.matchAll(/aifindr-widget\.d\.ts#(\w+)/g)].map(([, name]) => name);
  const index = [...page.matchAll(/^ {2}- \[`(\w+)`\]/gm)].map(([, name]) => name);
  expect(cards.toSorted()).toEqual([...members.keys()].toSorted());
  expect(index).toEqual(cards);
});

test.each([...members])(
  'the card of %s has the parameters of its signature',
  (name, parameters) => {
    const card = page.split(`aifindr-widget.d.ts#${name}\n`)[1]?.split('</Member>')[0] ?? '';
    const shown = [...card.matchAll(/parameter="(\w+)"( isOptional)?/g)].map(
      ([, parameter = '', isOptional]) => parameter + (isOptional ? '?' : ''),
    );
    expect(shown).toEqual(parameters);
  },
);

function readMembers(types: string): Map<string, string[]> {
  const file = ts.createSourceFile('types.d.ts', types, ts.ScriptTarget.Latest);
  const widget = file.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'AIFindrWidget',
  );
  const found = new Map<string, string[]>();
  for (const member of widget?.members ?? []) {
    const name = member.name?.getText(file) ?? '';
    const parameters = ts.isMethodSignature(member)
      ? member.parameters.map(
          (parameter) => parameter.name.getText(file) + (parameter.questionToken ? '?' : ''),
        )
      : [];
    found.set(name, parameters);
  }
  return found;
}
