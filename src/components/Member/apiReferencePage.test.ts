/** Tests that the reference page of the widget's JavaScript API has everything that the published types have. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Nodes, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from '@aifindr-docs/code-blocks/mdx/listFences';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';
import { readWidgetTypes } from '@aifindr-docs/widget/readWidgetTypes';

const { members, types, unions } = readWidgetTypes();
const typesFile = 'packages/widget/aifindr-widget.d.ts';
const pageFile = path.resolve(__dirname, '../../../docs/widget-config/api-reference.mdx');
const page = parsePage(readFileSync(pageFile, 'utf8'));

/** Finds the nodes below a heading, up to the next heading of level 2 or 3. */
function findSection(isHeading: (heading: Heading) => boolean): RootContent[] {
  const start = page.children.findIndex((node) => node.type === 'heading' && isHeading(node));
  const following = page.children.slice(start + 1);
  const end = following.findIndex((node) => node.type === 'heading' && node.depth <= 3);
  return following.slice(0, end === -1 ? undefined : end);
}

/** Finds the section of a member, whose heading is its name, with parentheses if it is a method. */
function findMemberSection(name: string): RootContent[] {
  return findSection((heading) => toString(heading).replace('()', '').trim() === name);
}

/** Lists the files that the fences of a section show, with their regions or members. */
function listShownFiles(nodes: RootContent[]): string[] {
  const files: string[] = [];
  visit({ type: 'root', children: nodes } as Root, 'code', ({ meta }) => {
    files.push(parseFenceMeta(meta ?? '').file ?? '');
  });
  return files;
}

/** Lists the `<Field>` elements of a section with their attributes. */
function listFields(nodes: RootContent[]) {
  const fields: { attributes: Map<string, unknown>; node: Nodes }[] = [];
  visit({ type: 'root', children: nodes } as Root, (node) => {
    if (!('attributes' in node) || !('name' in node) || node.name !== 'Field') return;
    const attributes = node.attributes as { name: string; value?: unknown }[];
    fields.push({ node, attributes: new Map(attributes.map(({ name, value }) => [name, value])) });
  });
  return fields;
}

function listInlineCode(root: Nodes): string[] {
  const codes: string[] = [];
  visit(root, 'inlineCode', ({ value }) => void codes.push(value));
  return codes;
}

/** Returns the text of a docstring or of a paragraph up to the first punctuation mark. */
function firstClause(text: string): string {
  return text.replace(/[.:,].*/s, '');
}

it('has a card for every member of the types', () => {
  const cards = listShownFiles(page.children)
    .filter((file) => file.startsWith(`${typesFile}#`))
    .map((file) => file.split('#')[1]);
  expect(cards.toSorted()).toEqual(members.map(({ name }) => name).toSorted());
});

describe.each(members)('$name', ({ name, summary }) => {
  const section = findMemberSection(name);

  it('has its summary and its syntax', () => {
    const [paragraph] = section;
    expect(firstClause(paragraph ? toString(paragraph) : '')).toBe(
      firstClause(summary.replaceAll('`', '')),
    );
    expect(listShownFiles(section)).toContain(`${typesFile}#${name}`);
  });

  it('has an example, unless readers are told not to call it', () => {
    const hasExample = listShownFiles(section).some((file) =>
      file.startsWith('examples/html/snippets/'),
    );
    expect(hasExample).toBe(!['initialize', '_debug'].includes(name));
  });
});

describe.each(members.filter(({ isMethod }) => isMethod))(
  '$name()',
  ({ name, types: results, parameters }) => {
    const fields = listFields(findMemberSection(name));

    it('has a field for each parameter, optional or not', () => {
      const shown = fields
        .filter(({ attributes }) => attributes.has('parameter'))
        .map(({ attributes }) => ({
          name: attributes.get('parameter'),
          isOptional: attributes.has('isOptional'),
        }));
      expect(shown).toEqual(parameters);
    });

    it('says what it returns and how it fails, if it does', () => {
      const labels = fields
        .filter(({ node }) => toString(node) !== '')
        .map(({ attributes }) => attributes.get('label'));
      expect(labels.includes('Devuelve')).toBe(results.some((type) => type !== 'void'));
      expect(labels.includes('Errores')).toBe(results.some((type) => type.startsWith('Promise<')));
    });
  },
);

it('lists every event with its constant, its fields and its meaning', () => {
  const constantsByEvent = new Map(
    types.get('EventConstants')?.map((constant) => [constant.types[0], constant.name]),
  );
  const expected = types.get('EventMap')?.map(({ name, types: [type = ''], summary }) => {
    const fields = types.get(type)?.map((field) => field.name);
    const data = fields ? `{ ${fields.join(', ')} }` : type === 'undefined' ? 'Ninguno' : type;
    return [name, constantsByEvent.get(`'${name}'`), data, summary];
  });
  const section = findSection(({ data }) => data?.hProperties?.id === 'datos-de-eventos');
  const table = section.find((node): node is Table => node.type === 'table');
  const rows = table?.children
    .slice(1)
    .map(({ children }) => children.map((cell) => listInlineCode(cell)[0] ?? toString(cell)));
  expect(rows).toEqual(expected);
});

it('lists every state', () => {
  const fields = listFields(findMemberSection('getState'));
  const result = fields.find(({ attributes }) => attributes.get('label') === 'Devuelve');
  const codes = result ? listInlineCode(result.node) : [];
  expect(codes.filter((code) => code.startsWith("'"))).toEqual(unions.get('State'));
});
