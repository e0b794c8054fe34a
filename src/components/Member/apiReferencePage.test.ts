/** The reference page of the widget's JavaScript API has all that the published types have. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, RootContent, Table } from 'mdast';
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

/** The nodes below the heading with an id, up to the next heading of level 2 or 3. */
function findSection(id: string): RootContent[] {
  const start = page.children.findIndex(
    (node) => node.type === 'heading' && node.data?.hProperties?.id === id,
  );
  const following = page.children.slice(start + 1);
  const end = following.findIndex((node) => node.type === 'heading' && node.depth <= 3);
  return following.slice(0, end === -1 ? undefined : end);
}

/** The section of a member: below the heading whose only content is its name, with parentheses if it is a method. */
function findMemberSection(name: string): RootContent[] {
  const heading = page.children.find(
    (node) => node.type === 'heading' && toString(node).replace('()', '').trim() === name,
  );
  return findSection(String(heading?.data?.hProperties?.id));
}

/** The files that the fences of a section show, with their regions or members. */
function listShownFiles(nodes: readonly Nodes[]): string[] {
  const files: string[] = [];
  for (const node of nodes) {
    visit(node, 'code', ({ meta }) => {
      files.push(parseFenceMeta(meta ?? '').file ?? '');
    });
  }
  return files;
}

interface Field {
  parameter: unknown;
  label: unknown;
  isOptional: boolean;
  text: string;
  codes: string[];
}

/** The `<Field>`s of a section. */
function listFields(nodes: readonly Nodes[]): Field[] {
  const fields: Field[] = [];
  for (const root of nodes) {
    visit(root, (node) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      if (!isElement || node.name !== 'Field') return;
      const attributes = new Map(
        node.attributes.map((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : ['', ''],
        ),
      );
      fields.push({
        parameter: attributes.get('parameter'),
        label: attributes.get('label'),
        isOptional: attributes.has('isOptional'),
        text: toString(node),
        codes: listInlineCode(node),
      });
    });
  }
  return fields;
}

function listInlineCode(root: Nodes): string[] {
  const codes: string[] = [];
  visit(root, 'inlineCode', ({ value }) => void codes.push(value));
  return codes;
}

/** The text of a docstring or of a paragraph up to the first punctuation mark. */
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
      const shown = fields.filter(({ parameter }) => parameter !== undefined);
      expect(shown.map(({ parameter, isOptional }) => ({ name: parameter, isOptional }))).toEqual(
        parameters,
      );
    });

    it('says what it returns and how it fails, if it does', () => {
      const labels = fields.filter(({ text }) => text !== '').map(({ label }) => label);
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
  const table = findSection('datos-de-eventos').find(
    (node): node is Table => node.type === 'table',
  );
  const rows = table?.children
    .slice(1)
    .map(({ children }) => children.map((cell) => listInlineCode(cell)[0] ?? toString(cell)));
  expect(rows).toEqual(expected);
});

it('lists every state', () => {
  const result = listFields(findMemberSection('getState')).find(
    ({ label }) => label === 'Devuelve',
  );
  expect(result?.codes.filter((code) => code.startsWith("'"))).toEqual(unions.get('State'));
});
