import path from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { renderSamples } from '@aifindr-docs/request-samples';
import type { OperationPageData } from '../pages/Page';
import { buildRequests } from '../requests/buildRequests';
import { createPagesOf, readPages, testOptions, toRoot } from '../testing';

const { sampleLanguages: languages } = testOptions;
const { api, pages } = createPagesOf(path.resolve('examples/swagger.yaml'));
const pageOf = (id: string) => pages.find((page) => page.id === id) as OperationPageData;

it('every language shows a field in the lines that a change of its value changes', () => {
  let count = 0;
  for (const operation of api.operations) {
    const { data, programs } = pageOf(operation.id);
    const ids = new Set(
      selectAll('li', toRoot(data.reference)).map(({ properties }) => properties.id),
    );
    for (const { name, request } of buildRequests(operation)) {
      if (request.body === undefined || !('text' in request.body)) continue;
      for (const [keys, changed] of listChanges(JSON.parse(request.body.text))) {
        const body = { ...request.body, text: JSON.stringify(changed, undefined, 2) };
        // The innermost field that the page describes.
        const ways = keys.map((_key, index) => ['cuerpo', ...keys.slice(0, index + 1)].join('-'));
        const field = ways.findLast((id) => ids.has(id));
        for (const { language, code } of renderSamples({ ...request, body }, languages)) {
          const lines = code.split('\n');
          listLines(fromHtml(programs[name]?.[language] ?? '')).forEach((shown, number) => {
            if (shown.text === lines[number]) return;
            expect(shown.field, `${operation.id}, ${language}, ${shown.text}`).toBe(field);
            count += 1;
          });
        }
      }
    }
  }
  expect(count).toBeGreaterThan(18 * 30);
});

it('every language shows the parameters and the key, and its program has no trace of that', () => {
  for (const operation of api.operations) {
    const [first] = buildRequests(operation);
    const { programs } = pageOf(operation.id);
    for (const { language, code } of first ? renderSamples(first.request, languages) : []) {
      const lines = listLines(fromHtml(programs[first?.name ?? '']?.[language] ?? ''));
      expect(lines.map(({ text }) => text).join('\n'), language).toBe(code);
      const textOf = (field: string) =>
        lines.filter((line) => line.field?.split(' ').includes(field)).map(({ text }) => text);
      const [key, ...others] = textOf('autenticacion-ApiKeyAuth');
      expect(others, language).toEqual([]);
      expect(key).toContain('X-API-KEY');
      expect(key).toContain('TU_CLAVE_API');
      for (const { name, examples } of operation.parameters) {
        expect(textOf(`parametro-${name}`).join(), language).toContain(examples[0]?.value);
      }
    }
  }
});

it('finds query parameters and the option that values select', () => {
  const { programs } = readPages(`
paths:
  /x:
    post:
      parameters: [{ name: a-b, in: query, required: true, schema: { type: integer }, example: 3 }]
      requestBody:
        content:
          application/json:
            schema:
              oneOf:
                - { title: Card, properties: { type: { const: card }, id: {} } }
                - { title: Bank, properties: { type: { const: bank }, id: {} } }
            examples: { a: { value: { type: bank, id: 1 } } }
      responses: {}
`);
  const shown = listShown(fromHtml(programs.a?.curl ?? ''));
  expect(shown.filter((field, index) => field !== shown[index - 1])).toEqual([
    'parametro-a-b',
    'cuerpo-bank-type',
    'cuerpo-bank-id',
  ]);
});

it('links a field to the first example that shows it, and the examples then say its value', () => {
  const { data } = readPages(`
paths:
  /x:
    post:
      requestBody:
        content:
          application/json:
            schema: { properties: { a: { example: 1 }, b: { example: 2 }, c: { example: 3 }, d: { example: 4 } } }
            examples:
              one: { value: { a: 1, b: 5 } }
              two: { value: { a: 1, c: 3 } }
      responses: {}
`);
  const fields = selectAll('li', toRoot(data.reference));
  const links = fields.map((field) => select('[data-sample-link]', field)?.properties);
  const hrefs = ['#ejemplo-one', '#ejemplo-one', '#ejemplo-two', undefined];
  expect(links.map((link) => link?.href)).toEqual(hrefs);
  expect(links[0]?.ariaLabel).toBe('Ver «a» en el ejemplo');
  // The others are shown by no sample.
  expect(fields.map((field) => toString(field).includes('Ejemplo'))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('finds the fields of a response that is described elsewhere on the page', () => {
  const { data } = readPages(`
paths:
  /x:
    get:
      responses:
        200:
          description: x
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Node' }
              example: { id: 1, children: [{ id: 2 }] }
        404: { $ref: '#/paths/~1x/get/responses/200' }
components:
  schemas:
    Node: { properties: { id: {}, children: { type: array, items: { properties: { id: {} } } } } }
`);
  const names = ['id', 'children', 'children', 'children-cada-elemento-id', 'children', 'children'];
  const ids = names.map((name) => `respuesta-200-${name}`);
  const responses = [data['response-0'], data['response-1']];
  expect(responses.map((nodes) => listShown(toRoot(nodes)))).toEqual([ids, ids]);
});

/** Every value with one scalar of it changed, and the names on the way to it. */
function* listChanges(value: unknown): Generator<[string[], unknown]> {
  if (typeof value !== 'object' || value === null) {
    const other = typeof value === 'boolean' ? !value : `${String(value)}·`;
    yield [[], typeof value === 'number' ? value + 1 : other];
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    for (const [keys, changed] of listChanges(inner)) {
      if (Array.isArray(value)) yield [keys, value.with(Number(key), changed)];
      else yield [[key, ...keys], { ...value, [key]: changed }];
    }
  }
}

interface Line {
  text: string;
  field?: string | undefined;
}

/** The lines of a program with the fields that they show. */
function listLines(tree: Root): Line[] {
  const isElement = (node: ElementContent): node is Element => node.type === 'element';
  const runs = (select('code', tree)?.children ?? []).map((node): Line => {
    const field = isElement(node) ? node.properties.dataField : undefined;
    const text = isElement(node) ? toString(node) : 'value' in node ? node.value : '';
    return { text, field: typeof field === 'string' ? field : undefined };
  });
  const lines: Line[] = [{ text: '' }];
  for (const { text, field } of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push({ text: '' });
      const last = lines.at(-1);
      if (last === undefined || part === '') return;
      last.text += part;
      last.field ??= field;
    });
  }
  return lines;
}

/** The fields that a program shows, in the order of its lines. */
function listShown(tree: Root): string[] {
  return listLines(tree).flatMap(({ field }) => field ?? []);
}
