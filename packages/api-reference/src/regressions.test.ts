import { describe, expect, it } from 'vitest';
import { readPages } from './testing/readPages';

/** A contract with one operation that takes and answers JSON of a schema called S. */
const withSchema = (schemas: string) => `
paths:
  /x:
    post:
      operationId: x
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/S' } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/S' } } } } }
components:
  schemas:
${schemas.replace(/^/gm, '    ')}`;

const withBody = (content: string) => `
paths: { /x: { post: { operationId: x, requestBody: { content: ${content} }, responses: { '204': { description: ok } } } } }`;

/** The first sample of a request in curl without its options. */
const bodyOf = (code: string) => /--data '([^]*)'/.exec(code)?.[1] ?? '';
const json = (code: string): unknown => JSON.parse(code);

describe('schemas', () => {
  it('leave out what the other direction has, in fields and in examples', async () => {
    const pages = await readPages(
      withSchema(`S: { type: object, properties: { id: { type: integer, readOnly: true }, name: { type: string }, password: { type: string, writeOnly: true }, created: { $ref: '#/components/schemas/RO' } } }
RO: { type: string, format: date, readOnly: true }`),
    );
    expect(json(bodyOf(pages.sample()))).toEqual({ name: 'texto', password: 'texto' });
    expect(pages.answers.map(json)).toEqual([{ id: 0, name: 'texto', created: '2019-08-24' }]);
    const shown = JSON.stringify(pages.section('cuerpo'));
    expect(shown).toContain('"password"');
    expect(shown).not.toContain('"created"');
    expect(JSON.stringify(pages.section('respuestas'))).toContain('"created"');
    expect(JSON.stringify(pages.section('respuestas'))).not.toContain('"password"');
  });

  it.each<[string, string, string]>([
    ["anyOf: [{ type: string }, { type: 'null' }]", 'string | null', '"texto"'],
    ["oneOf: [{ type: 'null' }, { type: integer }]", 'integer | null', '0'],
    ["type: 'null'", 'null', 'null'],
    ['const: null', 'null', 'null'],
    ['type: string, nullable: true', 'string | null', '"texto"'],
    [
      'prefixItems: [{ type: number }, { enum: [N, S] }], items: false, type: array',
      '[number, string]',
      '[0,"N"]',
    ],
    ['type: object, additionalProperties: { type: integer }', 'object', '{"clave":0}'],
    ['type: string, minLength: 8', 'string', '"textotex"'],
    ["type: string, pattern: '^[A-Z]{3}-\\d{2}$'", 'string', '"AAA-00"'],
    ["type: string, pattern: '^\\+?[1-9]\\d{1,14}$'", 'string', '"10"'],
    ["type: string, pattern: '^sk_(test|live)_[A-Z]{2}(?:-x)?$'", 'string', '"sk_test_AA"'],
    ['type: string, format: byte', 'string', '"dGV4dG8="'],
    ['allOf: [{ type: integer, minimum: 3 }, { minimum: 10 }]', 'integer', '10'],
    ['allOf: [{ enum: [a, b] }, { enum: [b, c] }]', 'string', '"b"'],
    ['type: integer, minimum: -9223372036854775808', 'integer', '0'],
    [
      'type: array, prefixItems: [{ const: a }], items: { type: boolean }, minItems: 2',
      '[string]',
      '["a",true]',
    ],
    ['type: integer, exclusiveMinimum: 5', 'integer', '6'],
    ['type: number, maximum: -3', 'number', '-3'],
    ['type: integer, minimum: 10, multipleOf: 7', 'integer', '14'],
    ['type: array, minItems: 2, items: { type: boolean }', 'boolean[]', '[true,true]'],
    ['type: integer, example: 9007199254740993', 'integer', '9007199254740993'],
  ])('{ %s } is shown as %s, for example %s', async (schema, type, value) => {
    const pages = await readPages(
      withSchema(`S: { type: object, properties: { a: { ${schema} } } }`),
    );
    expect(bodyOf(pages.sample()).replaceAll(/\s/g, '')).toBe(`{"a":${value}}`);
    expect(JSON.stringify(pages.section('cuerpo'))).toContain(`"type":${JSON.stringify(type)}`);
    expect(pages.text()).not.toMatch(/Opción|any\b/);
  });

  it('say an exclusive limit of OpenAPI 3.0 once', async () => {
    const pages = await readPages(
      withSchema('S: { type: integer, minimum: 5, exclusiveMinimum: true }'),
      { openapi: '3.0.3' },
    );
    const text = pages.text();
    expect(text).toMatch(/mayor que/i);
    expect(text).not.toMatch(/mínimo/i);
    expect(json(bodyOf(pages.sample()))).toBe(6);
  });

  it('have the description beside a $ref instead of that of its target', async () => {
    const pages = await readPages(
      withSchema(
        "S: { type: object, properties: { a: { $ref: '#/components/schemas/B', description: beside } } }\nB: { type: string, description: elsewhere }",
      ),
    );
    const text = pages.text();
    expect(text).toContain('beside');
    expect(text).not.toContain('elsewhere');
  });

  it('fold more than 12 values, and name them', async () => {
    const values = Array.from({ length: 30 }, (_, index) => `v${index}`).join(', ');
    const { section } = await readPages(
      withSchema(
        `S: { type: string, enum: [${values}], x-enum-varnames: [FIRST], x-enum-descriptions: [uno] }`,
      ),
    );
    const shown = JSON.stringify(section('cuerpo'));
    expect(shown).toContain('Valores posibles (30)');
    expect(shown).toContain('"tagName":"details"');
    expect(shown).toContain('(FIRST)');
    expect(shown).toContain('uno');
  });
});

describe('bodies', () => {
  it('several media types with one schema show it once', async () => {
    const schema =
      '{ schema: { type: object, properties: { a: { type: string, xml: { name: b } } } } }';
    const pages = await readPages(
      withBody(`{ application/json: ${schema}, application/xml: ${schema} }`),
    );
    expect(JSON.stringify(pages.section('cuerpo')).match(/"fields"/g)).toHaveLength(2);
    expect(pages.data.requestSamples.map(({ title }) => title)).toEqual([
      'Petición',
      'application/xml',
    ]);
    expect(bodyOf(pages.sample('curl', 1))).toBe('<root>\n  <b>texto</b>\n</root>');
  });

  it('of different schemas are introduced, and those after the first folded', async () => {
    const { section } = await readPages(
      withBody(
        '{ application/json: { schema: { type: object, properties: { a: {} } } }, text/csv: { schema: { type: string } } }',
      ),
    );
    expect(section('cuerpo')).toMatchObject([
      { kind: 'prose' },
      { kind: 'nested', title: 'application/json', isOpen: true },
      { kind: 'nested', title: 'text/csv', isOpen: false },
    ]);
  });

  it('with one schema show it once, and the encoding of forms beside it', async () => {
    const schema =
      'schema: { type: object, properties: { a: { type: object, properties: { b: {} } } } }';
    const { section } = await readPages(
      withBody(
        `{ application/json: { ${schema} }, application/x-www-form-urlencoded: { ${schema}, encoding: { a: { style: deepObject } } } }`,
      ),
    );
    expect(section('cuerpo')).toMatchObject([
      { kind: 'mediaType', name: 'application/json, application/x-www-form-urlencoded' },
    ]);
    expect(JSON.stringify(section('cuerpo'))).toContain('deepObject');
  });

  it('contain no carriage return, which a page would lose', async () => {
    const content =
      '{ multipart/form-data: { schema: { type: object, properties: { f: { type: string, format: binary } } } } }';
    const { data } = await readPages(withBody(content));
    expect(
      data.requestSamples.flatMap(({ samples }) =>
        samples.filter(({ code }) => code.includes('\r')),
      ),
    ).toEqual([]);
  });
});

it.each(['*/*', 'application/*'])('an answer of %s has a sample in JSON', async (range) => {
  const schema = 'schema: { type: object, properties: { id: { type: integer } } }';
  const pages = await readPages(
    `paths: { /x: { get: { responses: { '200': { content: { '${range}': { ${schema} } } } } } } }`,
  );
  expect(pages.answers).toEqual(['{\n  "id": 0\n}']);
});

it('an answer is tied to the request example of its name, and to nothing else', async () => {
  const pages = await readPages(`
paths:
  /x:
    post:
      requestBody: { content: { application/json: { examples: { a: { value: 1 }, b: { value: 2 } } } } }
      responses:
        '200': { content: { application/json: { examples: { b: { value: 2 }, c: { value: 3 } } } } }
        '400': { content: { application/json: { example: 4 } } }`);
  const ties = pages.controls.responses.map(({ status, name }) => [status, name]);
  expect(ties).toEqual([
    ['200', 'b'],
    ['200', 'c'],
    ['400', undefined],
  ]);
  expect(Object.keys(pages.programs)).toEqual(['a', 'b']);
});

describe('security', () => {
  const secured = (scheme: string, security = '[{ s: [] }]') => `
paths: { /x: { get: { operationId: x, responses: { '204': { description: ok } }${security && `, security: ${security}`} } } }
components: { securitySchemes: { s: { ${scheme} } } }`;

  it.each<[string, string, string]>([
    ['type: http, scheme: HOBA', 'curl', 'Authorization: HOBA TU_TOKEN'],
    ['type: oauth2, flows: {}', 'curl', 'Authorization: Bearer TU_TOKEN'],
  ])('{ %s } in %s', async (scheme, language, part) => {
    const sample = (await readPages(secured(scheme))).sample(language);
    expect(sample).toContain(part);
  });

  it('is described on the information page only, and linked', async () => {
    const pages = await readPages(
      secured('type: http, scheme: bearer, description: A long tutorial.'),
    );
    expect(pages.text()).not.toContain('A long tutorial.');
    expect(pages.text('t')).toContain('A long tutorial.');
    expect(JSON.stringify(pages.section('autenticacion'))).toContain('/docs/api/t#autenticacion-s');
  });

  it('is not denied where the contract says nothing', async () => {
    const scheme = 'type: http, scheme: bearer';
    expect((await readPages(secured(scheme, ''))).text()).toContain('no indica ninguna');
    expect((await readPages(secured(scheme, '[]'))).text()).toContain('No necesita');
  });
});

describe('texts', () => {
  it('link pages by their route and by the anchors of references on one page; other addresses are text', async () => {
    const { data } = await readPages(`paths:
  /x:
    get: { operationId: getX, tags: [Some things], description: '[a](/docs/api/get-x) [b](#operation/getX) [c](#tag/Some-things) [d](/elsewhere) [e](#f) ![g](https://h.example/i.png) ![j](/k.png)', responses: {} }`);
    const shown = JSON.stringify(data.intro);
    expect(shown.match(/(?<="href":")[^"]+/g)).toEqual([
      '/docs/api/get-x',
      '/docs/api/get-x',
      '/docs/api/some-things',
      'https://h.example/i.png',
    ]);
    expect(shown).toContain('(/elsewhere)');
    expect(shown).not.toContain('"img"');
  });

  it('of numbers and versions are those of the contract', async () => {
    const pages = await readPages(
      "info: { title: T, version: 1.0 }\nservers: [{ url: 'https://a.example.com:{port}/v1', variables: { port: { default: 8443 } } }]\npaths: { /x: { get: { operationId: x, responses: { '203': { description: ok } } } } }",
    );
    expect(pages.sample()).toContain('https://a.example.com:8443/v1/x');
    const info = pages.text('t');
    expect(info).toContain('1.0');
    expect(info).toContain('8443');
    expect(pages.text()).toContain('Información no autoritativa');
  });

  it('are English on request', async () => {
    const pages = await readPages(
      withSchema(
        'S: { type: object, required: [a], properties: { a: { type: string, minLength: 9 } } }',
      ),
      { language: 'en' },
    );
    const text = `${JSON.stringify(pages.data)} ${pages.text('t')} ${pages.text()}`;
    expect(text).toMatch(/Request body[^]*required/);
    expect(text).not.toMatch(/[áéíóúñ¿¡]|Cuerpo|texto/);
  });
});

describe('links and samples of the author', () => {
  it('links an operationRef to the page of its operation', async () => {
    const pages = await readPages(`
paths:
  /items: { get: { operationId: a, responses: { '200': { description: ok, links: { l: { operationRef: '#/paths/~1items/post' } } } } }, post: { operationId: b, summary: Create, responses: {} } }`);
    expect(JSON.stringify(pages.section('respuestas'))).toContain('"href":"/docs/api/b"');
  });

  it('come first', async () => {
    const pages = await readPages(`
paths: { /x: { get: { operationId: x, x-codeSamples: [{ lang: Ruby, label: SDK, source: 'client.x' }], responses: {} } } }`);
    expect(pages.text()).toContain('client.x');
  });
});

describe('safety', () => {
  it('names of Object.prototype are names like others', async () => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    const fields = names.map((name) => `${name}: { $ref: '#/components/schemas/${name}' }`);
    const schemas = names.map(
      (name) => `${name}: { type: object, properties: { of-${name}: {} } }`,
    );
    const pages = await readPages(
      withSchema(`S: { type: object, properties: { ${fields.join()} } }\n${schemas.join('\n')}`),
    );
    const shown = pages.html();
    const isShown = (name: string) => shown.includes(`>${name}</a>`);
    expect(names.filter((name) => !isShown(name) || !isShown(`of-${name}`))).toEqual([]);
    expect(Object.keys(json(bodyOf(pages.sample())) as object)).toEqual(names);
  });

  it('an aligned table has no style', async () => {
    const table = JSON.stringify('| a |\n|:--|\n| 1 |');
    const pages = await readPages(
      `paths: { /x: { get: { operationId: x, description: ${table}, responses: {} } } }`,
    );
    expect(pages.html()).toContain('<td align="left">1</td>');
    expect(pages.html()).not.toContain('style=');
  });

  it('of several descriptions of a field the later wins, and parts without one keep theirs', async () => {
    const pages = await readPages(
      withSchema(`S: { allOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }
A: { type: object, description: first part, properties: { f: { type: string, description: old } } }
B: { type: object, description: second part, properties: { f: { description: new } } }`),
    );
    expect(pages.text()).toContain('new');
    expect(pages.text()).not.toContain('old');
    expect(pages.text()).toContain('first part');
    expect(pages.text()).toContain('second part');
  });

  it('the later wins in samples too', async () => {
    const field = (value: string) =>
      `{ type: object, properties: { f: { type: string, default: ${value} } } }`;
    const pages = await readPages(withSchema(`S: { allOf: [${field('old')}, ${field('new')}] }`));
    expect(json(bodyOf(pages.sample()))).toEqual({ f: 'new' });
  });
});

it('what OpenAPI 3.1 and 3.2 added is shown', async () => {
  const pages = await readPages(
    `
servers: [{ url: 'https://a.example', name: Server of tests }, { url: 'https://b.example', name: Other server }]
tags: [{ name: whole, summary: The whole }, { name: part, summary: The part, parent: whole }, { name: leaf, parent: part }]
paths:
  /x:
    get:
      operationId: x
      tags: [part, leaf]
      parameters: [{ name: q, in: query, allowEmptyValue: true, schema: { type: string } }]
      responses: { '200': { summary: Summary of the response, description: ok } }
components:
  securitySchemes: { s: { type: oauth2, deprecated: true, oauth2MetadataUrl: 'https://a.example/metadata', flows: {} } }`,
    { openapi: '3.2.0' },
  );
  const info = pages.text('t');
  for (const text of ['Server of tests', 'The whole', 'https://a.example/metadata', 'obsoleto']) {
    expect(info).toContain(text);
  }
  for (const text of ['Other server', 'Summary of the response', 'Admite el valor vacío']) {
    expect(pages.text()).toContain(text);
  }
  expect(pages.text('part')).toContain('Parte de whole.');
  expect(pages.text('leaf')).toContain('Parte de The part.');
});
