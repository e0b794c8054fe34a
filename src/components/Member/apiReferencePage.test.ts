/** Tests that the reference page of the widget's JavaScript API has the members, events and states of the published types. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { parseFenceMeta } from '@aifindr-docs/code-blocks/mdx/listFences';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';
import { readWidgetTypes } from '@aifindr-docs/widget/readWidgetTypes';

/** What the page has below a heading of level 1 to 3, up to the next one. */
interface Section {
  paragraphs: string[];
  /** The file that each fence shows, with its region or member; an empty string for a fence without a file. */
  files: string[];
  fields: { attributes: Map<string, unknown>; node: Nodes }[];
  tables: Table[];
}

/** The key of a section is the member that its heading names, without the parentheses of a method, or else the id of the heading. */
function listSections(page: Nodes): Map<string, Section> {
  const sections = new Map<string, Section>();
  let section: Section = { paragraphs: [], files: [], fields: [], tables: [] };
  visit(page, (node) => {
    if (node.type === 'heading' && node.depth <= 3) {
      section = { paragraphs: [], files: [], fields: [], tables: [] };
      const [member] = listInlineCode(node);
      sections.set(member?.replace('()', '') ?? String(node.data?.hProperties?.id), section);
    }
    if (node.type === 'paragraph') section.paragraphs.push(toString(node));
    if (node.type === 'code') section.files.push(parseFenceMeta(node.meta ?? '').file ?? '');
    if (node.type === 'table') section.tables.push(node);
    if ('attributes' in node && 'name' in node && node.name === 'Field') {
      const list = node.attributes as { name: string; value?: unknown }[];
      const attributes = new Map(list.map(({ name, value }) => [name, value]));
      section.fields.push({ attributes, node });
    }
  });
  return sections;
}

function listInlineCode(root: Nodes): string[] {
  const codes: string[] = [];
  visit(root, 'inlineCode', ({ value }) => void codes.push(value));
  return codes;
}

/** Returns the text of a docstring or of a paragraph up to the first period, colon or comma. */
function firstClause(text: string): string {
  return text.replace(/[.:,].*/s, '');
}

const { members, types, unions } = readWidgetTypes();
const methods = members.filter(({ isMethod }) => isMethod);
const pageFile = path.resolve(__dirname, '../../../docs/widget-config/api-reference.mdx');
const sections = listSections(parsePage(readFileSync(pageFile, 'utf8')));

function getSection(name: string): Section {
  const section = sections.get(name);
  if (section === undefined) throw new Error(`${pageFile} has no section ${name}`);
  return section;
}

it.each(members)(
  '$name has a card with its summary, its syntax and an example',
  ({ name, summary }) => {
    const { paragraphs, files } = getSection(name);
    expect(firstClause(paragraphs[0] ?? '')).toBe(firstClause(summary.replaceAll('`', '')));
    expect(files).toContain(`packages/widget/aifindr-widget.d.ts#${name}`);
    const hasExample = files.some((file) => file.startsWith('examples/html/snippets/'));
    // The page says that readers rarely need `initialize`, and that `_debug` is for development only.
    expect(hasExample).toBe(!['initialize', '_debug'].includes(name));
  },
);

it.each(methods)('$name() has a field for each parameter, optional or not', (method) => {
  const parameters = getSection(method.name).fields.flatMap(({ attributes }) =>
    attributes.has('parameter')
      ? [{ name: attributes.get('parameter'), isOptional: attributes.has('isOptional') }]
      : [],
  );
  expect(parameters).toEqual(method.parameters);
});

it.each(methods)('$name() says what it returns and how it fails', ({ name, types: results }) => {
  const labels = getSection(name)
    .fields.filter(({ node }) => toString(node) !== '')
    .map(({ attributes }) => attributes.get('label'));
  expect(labels.includes('Devuelve')).toBe(results.some((type) => type !== 'void'));
  expect(labels.includes('Errores')).toBe(results.some((type) => type.startsWith('Promise<')));
});

it('lists every event with its constant, its fields and its meaning', () => {
  const constantsByEvent = new Map(
    types.get('EventConstants')?.map((constant) => [constant.types[0], constant.name]),
  );
  const expected = types.get('EventMap')?.map(({ name, types: [type = ''], summary }) => {
    const fields = types.get(type)?.map((field) => field.name);
    const data = fields ? `{ ${fields.join(', ')} }` : type === 'undefined' ? 'Ninguno' : type;
    return [name, constantsByEvent.get(`'${name}'`), data, summary];
  });
  const [, ...rows] = getSection('datos-de-eventos').tables[0]?.children ?? [];
  const shown = rows.map(({ children }) =>
    children.map((cell) => listInlineCode(cell)[0] ?? toString(cell)),
  );
  expect(shown).toEqual(expected);
});

it('lists every state', () => {
  const { fields } = getSection('getState');
  const result = fields.find(({ attributes }) => attributes.get('label') === 'Devuelve');
  const codes = result ? listInlineCode(result.node) : [];
  expect(codes.filter((code) => code.startsWith("'"))).toEqual(unions.get('State'));
});
