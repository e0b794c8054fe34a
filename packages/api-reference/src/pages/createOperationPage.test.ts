import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { createTestPages, findErrors, listTexts, renderPage } from '../testing';

const ref = (name: string) => `$ref: '#/components/schemas/${name}'`;
const body = (schema: string, schemas = '') =>
  `paths: { /x: { post: { responses: {}, requestBody: { content: { application/json: { schema: { ${schema} } } } } } } }
components: { schemas: { ${schemas} } }`;

/** Renders the page of the first operation. */
async function renderFirst(yaml: string) {
  const { first } = await createTestPages(yaml);
  return renderPage(first);
}

it.each([
  ['type: string, format: date, deprecated: true', ['string', 'obsoleto', 'formato: date']],
  [
    "type: [string, 'null', number], minLength: 2",
    ['string | number | null', 'longitud mínima: 2'],
  ],
  ['type: array, items: { type: boolean }', ['boolean[]']],
  ['type: array, items: { type: [string, number] }', ['(string | number)[]']],
  ['type: string, writeOnly: true', ['string', 'solo escritura']],
  ['minimum: 5, exclusiveMinimum: 6', ['number', 'mínimo: 5', 'mayor que: 6']],
  [
    'maximum: 9, exclusiveMaximum: 8, multipleOf: 2',
    ['number', 'máximo: 9', 'menor que: 8', 'múltiplo de: 2'],
  ],
  ['type: string, maxLength: 3, pattern: x', ['string', 'patrón: x', 'longitud máxima: 3']],
  [
    'type: array, minItems: 1, maxItems: 2, uniqueItems: true',
    [
      'array',
      'elementos como mínimo: 1',
      'elementos como máximo: 2',
      'elementos sin repetir: true',
    ],
  ],
  [
    'type: object, minProperties: 1, maxProperties: 2, default: {}',
    ['object', 'predeterminado: {}', 'claves como mínimo: 1', 'claves como máximo: 2'],
  ],
  ['oneOf: [{ type: string }, { type: integer }]', ['string | integer']],
  ['const: x', ['string', 'valor fijo: x']],
  ['', ['any']],
])('beside the name of a field { %s } stand %j', async (schema, texts) => {
  const page = await renderFirst(body(`properties: { a: { ${schema} } }`));
  expect(listTexts(page, '#cuerpo-a > .api-head > span')).toEqual(texts);
});

it('a required field stands out', async () => {
  const page = await renderFirst(body('required: [a], properties: { a: { type: string } }'));
  expect(listTexts(page, '#cuerpo-a .api-required')).toEqual(['obligatorio']);
});

it('a field has title, description, values with their meaning, and external documentation', async () => {
  const page = await renderFirst(
    body(
      "properties: { a: { title: Título, description: Texto, enum: [uno, dos], x-enumDescriptions: { dos: Dos }, externalDocs: { url: 'https://h.test', description: Guía } } }",
    ),
  );
  expect(listTexts(page, '#cuerpo-a > .api-prose > p, #cuerpo-a li')).toEqual([
    'Título',
    'Texto',
    'Valores posibles:',
    'uno',
    'dos: Dos',
    'Más información: Guía.',
  ]);
});

it.each([
  ['additionalProperties: false, properties: { a: {} }', 'No admite otras claves.'],
  ['additionalProperties: true, properties: { a: {} }', 'Admite además cualquier otra clave.'],
  ['additionalProperties: true', 'Objeto libre: admite cualquier clave.'],
  ['type: object', 'Objeto libre: admite cualquier clave.'],
])('an object { %s }: "%s"', async (schema, text) => {
  const page = await renderFirst(body(schema));
  expect(listTexts(page, '#cuerpo ~ div > .api-prose')).toEqual([text]);
});

it('alternatives have a block each, with the values that choose them', async () => {
  const page = await renderFirst(
    body(
      `oneOf: [{ ${ref('Bar')} }, { ${ref('Baz')} }], discriminator: { propertyName: t, mapping: { created: Bar, updated: Bar } }`,
      'Bar: { properties: { t: { type: string } } }, Baz: { properties: { t: { const: baz } } }',
    ),
  );
  expect(listTexts(page, 'summary')).toEqual([
    'Bar (t: created o updated) object',
    'Baz (t: baz) object',
  ]);
  expect(listTexts(page, '#cuerpo ~ div > div > .api-prose')).toEqual(['El campo t dice cuál es.']);
});

it('a schema inside another one that shares its base has its fields', async () => {
  const { first, pages } = await createTestPages(
    body(
      ref('Chat'),
      `Base: { properties: { id: { type: string } } }, Msg: { allOf: [{ ${ref('Base')} }], properties: { text: { type: string } } }, Chat: { allOf: [{ ${ref('Base')} }], properties: { last: { ${ref('Msg')} } } }`,
    ),
  );
  const page = renderPage(first);
  expect(listTexts(page, '.api-name')).toEqual(['id', 'last', 'id', 'text']);
  expect(listTexts(page, '#cuerpo-last > .api-head .api-type')).toEqual(['object (Msg)']);
  const info = pages.find(({ kind }) => kind === 'info');
  expect(info && listTexts(renderPage(info), '#modelos + .api-prose code')).toEqual([
    'Base',
    'Msg',
    'Chat',
  ]);
});

it('a schema that contains itself is linked where it repeats', async () => {
  const page = await renderFirst(
    body(
      ref('N'),
      `N: { properties: { v: {}, next: { ${ref('N')}, description: El siguiente } } }`,
    ),
  );
  expect(listTexts(page, '.api-name')).toEqual(['v', 'next']);
  expect(listTexts(page, '#cuerpo-next > .api-prose > p')).toEqual([
    'El siguiente',
    'Es recursivo: aquí se repite el esquema N.',
  ]);
  expect(select('#cuerpo-next > .api-prose a', page)?.properties.href).toBe('#cuerpo');
});

it('names that make the same anchor get a number', async () => {
  const page = await renderFirst(body("properties: { 'a b': {}, a-b: {} }"));
  const ids = selectAll('.api-field', page).map(({ properties }) => properties.id);
  expect(ids).toEqual(['cuerpo-a-b', 'cuerpo-a-b-2']);
});

it('requests leave out read-only fields, responses write-only ones', async () => {
  const content = `content: { application/json: { schema: { ${ref('S')} } } }`;
  const page = await renderFirst(
    `paths: { /x: { post: { requestBody: { ${content} }, responses: { 200: { description: OK, ${content} } } } } }
components: { schemas: { S: { properties: { id: { readOnly: true }, key: { writeOnly: true } } } } }`,
  );
  const ids = selectAll('.api-field', page).map(({ properties }) => properties.id);
  expect(ids).toEqual(['cuerpo-key', 'respuesta-200-id']);
});

it('a response has its headers below its content', async () => {
  const page = await renderFirst(
    'paths: { /x: { get: { responses: { 429: { description: Espera., headers: { Retry-After: { description: Segundos., schema: { type: integer }, example: 30 } } } } } } }',
  );
  expect(listTexts(page, '[data-code="429"] > .api-prose')).toEqual(['Espera.', 'Cabeceras:']);
  const field = '#respuesta-429-cabecera-Retry-After';
  expect(listTexts(page, `${field} > .api-head > *`)).toEqual(['Retry-After', 'integer']);
  expect(listTexts(page, `${field} p:not(.api-head), ${field} dd`)).toEqual(['Segundos.', '30']);
});

it('a field leads to the first example that shows it, and the examples then say its value', async () => {
  const page = await renderFirst(`
paths:
  /x:
    post:
      responses: {}
      requestBody:
        content:
          application/json:
            schema: { properties: { a: { example: 1 }, b: { example: 2 }, c: { example: 3 }, d: { example: 4 } } }
            examples: { one: { value: { a: 1, b: 5 } }, two: { value: { a: 1, c: 3 } } }`);
  const links = selectAll('[data-sample-link]', page).map(({ properties }) => [
    properties.href,
    properties.title,
  ]);
  expect(links).toEqual([
    ['#ejemplo-one', 'Ver «a» en el ejemplo'],
    ['#ejemplo-one', 'Ver «b» en el ejemplo'],
    ['#ejemplo-two', 'Ver «c» en el ejemplo «two»'],
  ]);
  expect(listTexts(page, '.api-field dd')).toEqual(['2', '4']);
});

it('an example that the URL shows in another form keeps its row', async () => {
  const page = await renderFirst(
    'paths: { /x: { get: { responses: {}, parameters: [{ name: when, in: query, example: "09:11" }, { name: q, in: query, example: a }] } } }',
  );
  expect(listTexts(page, '.api-field dd')).toEqual(['09:11']);
});

it('a response leads to the request example of its name, and the page to a success', async () => {
  const { first } = await createTestPages(`
paths:
  /x:
    post:
      requestBody: { content: { application/json: { examples: { ejemplo: { value: 1 }, b: { value: 2 } } } } }
      responses:
        100: { description: Más }
        200: { description: OK, content: { application/json: { examples: { ejemplo: { value: 3 }, c: { value: 4 } } } } }`);
  const page = renderPage(first);
  expect(selectAll('.api-sample-note a', page).map((link) => toHtml(link))).toEqual([
    '<a href="#ejemplo-ejemplo">Ver su petición</a>',
  ]);
  expect(first.kind === 'api' && first.controls.responses).toMatchObject([
    { status: '200', name: 'ejemplo' },
    { status: '200', name: 'c' },
  ]);
  expect(selectAll('[data-code]', page).map(({ properties }) => properties.open)).toEqual([
    undefined,
    true,
  ]);
});

it('the fields of the alternative that values select are shown in the sample', async () => {
  const page = await renderFirst(`
paths:
  /x:
    post:
      responses: {}
      requestBody:
        content:
          application/json:
            schema: { oneOf: [{ title: Card, properties: { type: { const: card } } }, { title: Bank, properties: { type: { const: bank } } }] }
            example: { type: bank }`);
  const fields = selectAll('[data-field]', page).map(({ properties }) => properties.dataField);
  expect(new Set(fields)).toEqual(new Set(['cuerpo-bank-type']));
});

it('several media types are blocks, of which the first is open', async () => {
  const page = await renderFirst(
    'paths: { /x: { post: { responses: {}, requestBody: { required: true, content: { application/json: {}, text/csv: {} } } } } }',
  );
  const blocks = selectAll('details', page).map(({ properties }) => [
    properties.id,
    properties.open,
  ]);
  expect(blocks).toEqual([
    ['cuerpo-application-json', true],
    ['cuerpo-text-csv', undefined],
  ]);
  expect(listTexts(page, '.api-required')).toEqual(['obligatorio']);
});

it.each([
  ['security: []', ['No necesita autenticación.']],
  ['tags: [t]', ['El contrato no indica ninguna autenticación.']],
  ['security: [{ s: [read] }]', ['Cabecera K (esquema s).', 'Permisos: read.']],
  ['security: [{ s: [] }, {}]', ['La autenticación es opcional.', 'Cabecera K (esquema s).']],
  [
    'security: [{ s: [], t: [] }, { t: [] }]',
    [
      'Elige una de estas formas:',
      'Cabecera K (esquema s).',
      'Además: Cookie C (esquema t).',
      'Cookie C (esquema t).',
    ],
  ],
])('an operation with { %s } says %j', async (text, sentences) => {
  const page = await renderFirst(`
paths: { /x: { get: { responses: {}, ${text} } } }
components: { securitySchemes: { s: { type: apiKey, in: header, name: K }, t: { type: apiKey, in: cookie, name: C } } }`);
  expect(listTexts(page, '#autenticacion + .api-prose p')).toEqual(sentences);
});

it('schemas that refer to each other have pages of a bearable size', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `S${index}`);
  const properties = names.map((name) => `p${name}: { ${ref(name)} }`).join();
  const schemas = names.map((name) => `${name}: { properties: { v: {}, ${properties} } }`);
  const { pages } = await createTestPages(body(ref('S0'), schemas.join()));
  expect(JSON.stringify(pages).length).toBeLessThan(1_000_000);
  expect(pages.flatMap(findErrors)).toEqual([]);
});
