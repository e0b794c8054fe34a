import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { decodeTokens } from '../field-links/encodedTokens';
import type { Mark } from '../field-links/marks';
import { publicContracts } from '../contract/publicContracts';
import { buildRequests } from '../requests/buildRequests';
import { renderSamples } from '@aifindr-docs/request-samples';
import type { ColoredCode, FieldData, Part } from '../model/types';
import type { OperationPageData } from '../pages/Page';
import { createPagesOf, readPages } from '../testing/readPages';
import { testOptions } from '../testing/testOptions';
import { apiTexts } from '../texts';

const { sampleLanguages: languages } = testOptions;
const contract = path.resolve('examples/swagger.yaml');
const fixtures = ['keywords.yaml', 'leftovers.yaml'].map((name) =>
  path.join(__dirname, '../fixtures', name),
);

it('every language shows the fields of the contract in the lines that a change of their value changes', async () => {
  const { api, pages } = await createPagesOf(contract);
  let count = 0;
  for (const operation of api.operations) {
    const page = pages.find(({ id }) => id === operation.id) as OperationPageData;
    const ids = new Set(listFields(page.data.main).map(({ id }) => id));
    buildRequests(api, operation, apiTexts.es).forEach(({ request }, example) => {
      const { body } = request;
      if (body === undefined || !('text' in body)) return;
      for (const [keys, changed] of listChanges(JSON.parse(body.text), [])) {
        const text = JSON.stringify(changed, undefined, 2);
        const programs = renderSamples({ ...request, body: { ...body, text } }, languages);
        const expected = keys
          .map((_key, index) => ['cuerpo', ...keys.slice(0, keys.length - index)].join('-'))
          .find((id) => ids.has(id));
        programs.forEach(({ language, code: other }, index) => {
          const sample = page.data.requestSamples[example]?.samples[index];
          const marks = listMarks(sample);
          const lines = other.split('\n');
          let start = 0;
          for (const [number, line] of (sample?.code ?? '').split('\n').entries()) {
            const end = start + line.length + 1;
            const around = marks.filter((mark) => mark[0] <= start && mark[1] >= end);
            // The innermost one.
            const field = around.at(-1)?.[2];
            const where = `${operation.id}, ${language}, line ${number + 1}`;
            if (line !== lines[number]) expect(field, where).toBe(expected);
            count += line === lines[number] ? 0 : 1;
            start = end;
          }
        });
      }
    });
  }
  expect(count).toBeGreaterThan(18 * 30);
});

it('every language shows the parameters and the key', async () => {
  const { api, pages } = await createPagesOf(contract);
  for (const { id, parameters } of api.operations) {
    const page = pages.find((candidate) => candidate.id === id) as OperationPageData;
    const examples = parameters.map((parameter) => String(parameter.example));
    for (const sample of page.data.requestSamples[0]?.samples ?? []) {
      const { language, code } = sample;
      const shown = listMarks(sample).map(
        ([start, end, field]) => [field, code.slice(start, end)] as const,
      );
      const key = shown.filter(([field]) => field === 'autenticacion-ApiKeyAuth');
      const parameter = shown.filter(([field]) => field.startsWith('parametro-'));
      expect(key, language).toHaveLength(1);
      expect(key[0]?.[1], language).toMatch(
        /^.*X-API-KEY.*TU_CLAVE_API.*\n$|^.*TU_CLAVE_API.*X-API-KEY.*\n$/,
      );
      expect(parameter.map(([, text]) => text).sort(), language).toEqual(examples.sort());
    }
  }
});

it.each([contract, ...fixtures, ...publicContracts])(
  '%s: every language shows the same fields as often, with their names',
  async (file) => {
    const { pages } = await createPagesOf(file);
    for (const page of pages) if (page.kind === 'api') checkPrograms(page);
  },
);

it('finds hostile names in every language', async () => {
  const { data, controls, programs } = await readPages(
    readFileSync(path.join(__dirname, '../fixtures/hostile.yaml'), 'utf8'),
  );
  const [json, form, parts, big] = data.requestSamples.map(({ samples }) =>
    samples.find(({ language }) => language === 'curl'),
  );
  const named = (sample: typeof json, prefix: string) =>
    new Set(sample?.fields?.filter((field) => field.startsWith(prefix)));
  expect(named(json, 'parametro')).toHaveLength(9);
  expect(named(json, 'autenticacion')).toHaveLength(1);
  expect(named(json, 'cuerpo')).toHaveLength(19);
  expect(named(form, 'cuerpo')).toHaveLength(2);
  expect(named(parts, 'cuerpo')).toHaveLength(3);
  expect(named(big, 'cuerpo')).toHaveLength(5);
  expect(data.responseSamples[0]?.fields).toHaveLength(19);
  checkPrograms({ kind: 'api', data, controls, programs } as OperationPageData);
});

it('finds the option that the values of an example select', async () => {
  const { data } = await readPages(`
paths:
  /x:
    post:
      requestBody:
        content:
          application/json:
            schema:
              oneOf:
                - { title: Card, properties: { type: { const: card }, id: {} } }
                - { title: Bank, properties: { type: { enum: [bank] }, id: {} } }
                - { title: Other, properties: { type: {}, id: {}, more: {} } }
            examples:
              a: { value: { type: card, id: 1 } }
              b: { value: { type: bank, id: 1 } }
              c: { value: { type: x, id: 1, more: 2 } }
      responses: {}
`);
  const shown = data.requestSamples.map(({ samples }) =>
    listMarks(samples[0]).map((mark) => mark[2]),
  );
  expect(shown).toEqual([
    ['cuerpo-card-type', 'cuerpo-card-id'],
    ['cuerpo-bank-type', 'cuerpo-bank-id'],
    ['cuerpo-other-type', 'cuerpo-other-id', 'cuerpo-other-more'],
  ]);
});

it('links a field to the first example that shows it, and the examples then say its value', async () => {
  const { data, html } = await readPages(`
paths:
  /x:
    post:
      requestBody:
        content:
          application/json:
            schema:
              properties:
                a: { example: 1 }
                b: { example: 2 }
                c: { example: 3 }
                d: { example: 4 }
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
  expect(fields.map((field) => /Ejemplo/.test(JSON.stringify(field.parts)))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(html()).toContain('aria-label="Ver «a» en el ejemplo"');
});

it('finds the fields of a schema that is described elsewhere on the page, and of one that refers to itself', async () => {
  const { data } = await readPages(`
paths:
  /x:
    get:
      responses:
        200: &response
          description: x
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Node' }
              example: { id: 1, children: [{ id: 2, children: [] }] }
        404: *response
components:
  schemas:
    Node:
      type: object
      properties:
        id: {}
        children: { type: array, items: { $ref: '#/components/schemas/Node' } }
`);
  const shown = data.responseSamples.map((sample) => listMarks(sample).map((mark) => mark[2]));
  // What is inside a field of the same name shows it already.
  const fields = ['id', 'children', 'id'].map((name) => `respuesta-200-${name}`);
  expect(shown).toEqual([fields, fields]);
});

/** Every object with one scalar of it changed, and the names on the way to it. */
function* listChanges(value: unknown, keys: readonly string[]): Generator<[string[], unknown]> {
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'string') yield [[...keys], `${value}·`];
    if (typeof value === 'boolean') yield [[...keys], !value];
    if (typeof value === 'number') yield [[...keys], value + 1];
    return;
  }
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    const isItem = Array.isArray(value);
    for (const [path, changed] of listChanges(inner, isItem ? keys : [...keys, key])) {
      yield [
        path,
        isItem
          ? Object.assign([...(value as unknown[])], { [key]: changed })
          : { ...value, [key]: changed },
      ];
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

/** All programs of a request show the same fields, each as often, and what shows a field of a body has its name. */
function checkPrograms({ id, data, controls }: OperationPageData): void {
  // Some libraries send no body with these.
  const isBodyLess = /^(get|head)$/.test(controls.method);
  const names = new Map(
    listFields(data.main).map((field) => [field.id, field.isPattern ? '' : field.name]),
  );
  for (const { name: example, samples } of data.requestSamples) {
    const [first, ...others] = samples
      // A comment on what the library cannot send.
      .filter(({ code }) => code.trim().includes('\n'))
      .map((sample) =>
        listMarks(sample)
          .map(([, , field]) => field)
          .sort(),
      )
      .map((fields) => fields.filter((field) => !isBodyLess || !field.startsWith('cuerpo')));
    for (const other of others) expect(other, `${id}, ${example}`).toEqual(first);
    for (const sample of samples) {
      for (const [start, end, field] of listMarks(sample)) {
        const { language, code } = sample;
        const name = names.get(field) ?? '';
        const text = code.slice(start, end);
        const where = `${example}, ${language}, ${field}`;
        expect(text.trim(), where).not.toBe('');
        if (field.startsWith('cuerpo') && /^\w+$/.test(name)) expect(text, where).toContain(name);
      }
    }
  }
}

/** The marks of a program, in its order. */
function listMarks(sample: ColoredCode | undefined): Mark[] {
  if (sample === undefined) return [];
  let position = 0;
  const list = (nodes: ReturnType<typeof decodeTokens>): Mark[] =>
    nodes.flatMap((node): Mark[] => {
      if (!('children' in node)) {
        position += node.text.length;
        return [];
      }
      const start = position;
      const inside = list([...node.children]);
      return [[start, position, node.field], ...inside];
    });
  return list(decodeTokens(sample.code, sample));
}
