import path from 'node:path';
import { expect, it } from 'vitest';
import { renderSamples } from '@aifindr-docs/request-samples';
import type { ColoredCode, FieldData, Part } from '../model/types';
import type { OperationPageData } from '../pages/Page';
import { buildRequests } from '../requests/buildRequests';
import { createPagesOf, readPages } from '../testing/readPages';
import { testOptions } from '../testing/testOptions';
import { decodeTokens } from './encodedTokens';

const { sampleLanguages: languages } = testOptions;
const contract = path.resolve('examples/swagger.yaml');

it('every language shows a field in the lines that a change of its value changes', () => {
  const { api, pages } = createPagesOf(contract);
  let count = 0;
  for (const operation of api.operations) {
    const { data } = pages.find(({ id }) => id === operation.id) as OperationPageData;
    const ids = new Set(listFields(data.main).map(({ id }) => id));
    buildRequests(operation).forEach(({ request }, example) => {
      if (request.body === undefined || !('text' in request.body)) return;
      for (const [keys, changed] of listChanges(JSON.parse(request.body.text))) {
        const body = { ...request.body, text: JSON.stringify(changed, undefined, 2) };
        const programs = renderSamples({ ...request, body }, languages);
        // The innermost field that the page describes.
        const ways = keys.map((_key, index) => ['cuerpo', ...keys.slice(0, index + 1)].join('-'));
        const field = ways.findLast((id) => ids.has(id));
        programs.forEach(({ language, code }, index) => {
          const lines = code.split('\n');
          listLines(data.requestSamples[example]?.samples[index]).forEach((shown, number) => {
            if (shown.text === lines[number]) return;
            expect(shown.field, `${operation.id}, ${language}, ${shown.text}`).toBe(field);
            count += 1;
          });
        });
      }
    });
  }
  expect(count).toBeGreaterThan(18 * 30);
});

it('every language shows the parameters and the key', () => {
  const { api, pages } = createPagesOf(contract);
  for (const { id, parameters } of api.operations) {
    const { data } = pages.find((page) => page.id === id) as OperationPageData;
    for (const sample of data.requestSamples[0]?.samples ?? []) {
      const lines = listLines(sample);
      const textOf = (field: string) =>
        lines.filter((line) => line.field?.split(' ').includes(field)).map(({ text }) => text);
      const [key, ...others] = textOf('autenticacion-ApiKeyAuth');
      expect(others, sample.language).toEqual([]);
      expect(key).toContain('X-API-KEY');
      expect(key).toContain('TU_CLAVE_API');
      for (const { name, examples } of parameters) {
        const [example] = examples;
        expect(textOf(`parametro-${name}`).join(), sample.language).toContain(example?.value);
      }
    }
  }
});

it('finds query parameters, fields of forms, and the option that values select', () => {
  const { data } = readPages(`
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
          application/x-www-form-urlencoded:
            schema: { type: object, properties: { user: { example: é } } }
          multipart/form-data:
            schema: { properties: { photo: { type: string, format: binary } } }
      responses: {}
`);
  const fields = data.requestSamples.map(({ samples }) => new Set(listShown(samples[0])));
  expect(fields.map((shown) => [...shown].join(' ').split(' ').slice(1))).toEqual([
    ['cuerpo-application-json-bank-type', 'cuerpo-application-json-bank-id'],
    ['cuerpo-application-x-www-form-urlencoded-user'],
    ['cuerpo-multipart-form-data-photo'],
  ]);
});

it('links a field to the first example that shows it, and the examples then say its value', () => {
  const { data, html } = readPages(`
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
  const fields = listFields(data.main);
  expect(fields.map(({ sample }) => sample?.href)).toEqual([
    '#ejemplo-one',
    '#ejemplo-one',
    '#ejemplo-two',
    undefined,
  ]);
  // The others are shown by no sample.
  expect(fields.map(({ parts }) => /Ejemplo/.test(JSON.stringify(parts)))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(html()).toContain('aria-label="Ver «a» en el ejemplo"');
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
  const fields = [
    'id',
    'children',
    'children',
    'children-cada-elemento-id',
    'children',
    'children',
  ];
  const ids = fields.map((name) => `respuesta-200-${name}`);
  expect(data.responseSamples.map(listShown)).toEqual([ids, ids]);
});

/** Every value with one scalar of it changed, and the names on the way to it. */
function* listChanges(value: unknown): Generator<[string[], unknown]> {
  if (typeof value !== 'object' || value === null) {
    yield [
      [],
      typeof value === 'number'
        ? value + 1
        : typeof value === 'boolean'
          ? !value
          : `${String(value)}·`,
    ];
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    for (const [keys, changed] of listChanges(inner)) {
      if (Array.isArray(value)) yield [keys, value.with(Number(key), changed)];
      else yield [[key, ...keys], { ...value, [key]: changed }];
    }
  }
}

function listFields(parts: readonly Part[]): FieldData[] {
  return parts.flatMap((part): FieldData[] => {
    if (part.kind === 'fields') {
      return part.fields.flatMap((field) => [field, ...listFields(field.parts)]);
    }
    if (part.kind === 'responses') return part.responses.flatMap((one) => listFields(one.parts));
    return 'parts' in part ? listFields(part.parts) : [];
  });
}

/** The lines of a program with the fields that they show. */
function listLines(sample: ColoredCode | undefined): { text: string; field: string | undefined }[] {
  return decodeTokens(sample?.code ?? '', sample ?? { tokens: '' }).flatMap(({ field, tokens }) =>
    tokens
      .map(({ text }) => text)
      .join('')
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ text, field })),
  );
}

/** The fields that a program shows, in the order of its lines. */
function listShown(sample: ColoredCode | undefined): string[] {
  return listLines(sample).flatMap(({ field }) => field ?? []);
}
