import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findErrors, shows } from './testing/findErrors';
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

/** The JSON in curl. */
const bodyOf = (code: string): unknown => JSON.parse(/--data '([^]*)'/.exec(code)?.[1] ?? 'null');

it('pages and samples have no fields of the other direction', () => {
  const pages = readPages(
    withSchema(`S: { type: object, properties: { id: { type: integer, readOnly: true }, name: { type: string }, password: { type: string, writeOnly: true }, created: { $ref: '#/components/schemas/RO' } } }
RO: { type: string, format: date, readOnly: true }`),
  );
  expect(bodyOf(pages.sample())).toEqual({ name: 'texto', password: 'texto' });
  const answers = pages.answers.map((code): unknown => JSON.parse(code));
  expect(answers).toEqual([{ id: 0, name: 'texto', created: '2019-08-24' }]);
  const [body, responses] = ['cuerpo', 'respuestas'].map((id) => JSON.stringify(pages.section(id)));
  expect(body).toContain('"password"');
  expect(body).not.toContain('"created"');
  expect(responses).toContain('"created"');
  expect(responses).not.toContain('"password"');
});

it('a description beside a reference wins, of several members the later one', () => {
  const pages = readPages(
    withSchema(`S: { allOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }], properties: { r: { $ref: '#/components/schemas/C', description: beside } } }
A: { type: object, description: first part, properties: { f: { type: string, description: old, default: old } } }
B: { type: object, description: second part, properties: { f: { description: new, default: new } } }
C: { type: string, description: elsewhere }`),
  );
  const text = pages.text();
  for (const shown of ['new', 'beside', 'first part', 'second part']) expect(text).toContain(shown);
  for (const lost of ['elsewhere', 'old']) expect(text).not.toContain(lost);
  expect(bodyOf(pages.sample())).toEqual({ r: 'texto', f: 'new' });
});

it('a required schema in itself ends with null where it may', () => {
  const pages = readPages(
    withSchema(
      `S: { required: [next], properties: { next: { anyOf: [{ $ref: "#/components/schemas/S" }, { type: "null" }] } } }`,
    ),
  );
  expect(bodyOf(pages.sample())).toEqual({ next: null });
});

it('schemas that refer to each other have a page and a sample of a bearable size', () => {
  const names = Array.from({ length: 12 }, (_, index) => `S${index || ''}`);
  const properties = names.map((name) => `p${name}: { $ref: '#/components/schemas/${name}' }`);
  const all = names.map(
    (name) => `${name}: { properties: { v: { type: string }, ${properties.join()} } }`,
  );
  const pages = readPages(withSchema(all.join('\n')));
  expect(pages.sample().length).toBeLessThan(20_000);
  expect(pages.html().length).toBeLessThan(1_000_000);
  for (const page of pages.pages) expect(findErrors(page)).toEqual([]);
});

it('media types with one schema show it once, those after the first are folded', () => {
  const schema = 'schema: { properties: { a: { type: string } } }';
  const pages = readPages(
    `paths: { /x: { post: { responses: {}, requestBody: { content: { application/json: { ${schema} }, application/x-www-form-urlencoded: { ${schema}, encoding: { a: { explode: true } } }, text/csv: { schema: { type: string } } } } } } }`,
  );
  expect(pages.section('cuerpo')).toMatchObject([
    { kind: 'prose' },
    { kind: 'nested', title: 'application/json, application/x-www-form-urlencoded', isOpen: true },
    { kind: 'nested', title: 'text/csv', isOpen: false },
  ]);
  expect(pages.controls.examples.map(({ title }) => title)).toEqual([
    'Petición',
    'application/x-www-form-urlencoded',
    'text/csv',
  ]);
  expect(pages.text()).toContain('Codificación de cada parte');
});

it('an answer is tied to the request example of its name, and to nothing else', () => {
  const pages = readPages(`
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

it('authentication is described on the information page only, and not denied where nothing is said', () => {
  const secured = (security: string) => `
paths: { /x: { get: { operationId: x, responses: {}${security} } } }
components: { securitySchemes: { s: { type: http, scheme: bearer, description: A long tutorial. } } }`;
  const pages = readPages(secured(', security: [{ s: [] }]'));
  expect(pages.text()).not.toContain('A long tutorial.');
  expect(pages.text('t')).toContain('A long tutorial.');
  expect(pages.html()).toContain('/docs/api/t#autenticacion-s');
  expect(readPages(secured('')).text()).toContain('no indica ninguna');
  expect(readPages(secured(', security: []')).text()).toContain('No necesita');
});

it('pages have ids of operationId, summary, or method and path, and each id is there once', () => {
  const { pages } = readPages(`
tags: [{ name: Tag }]
paths:
  /a: { get: { operationId: listPets, tags: [tag] }, put: { summary: Pedir ñandú }, post: {} }
  /b: { get: { operationId: list_pets } }`);
  expect(pages.map(({ id }) => id)).toEqual([
    'tag',
    'otras-operaciones',
    'list-pets',
    'pedir-nandu',
    'post-a',
    'list-pets-2',
    't',
  ]);
});

/** Texts that break what does not escape them: markup, scripts, MDX, Markdown, YAML, odd characters and names of JavaScript. */
// prettier-ignore
const hostileTexts = [
  "<script>alert('x')</script>", '</script><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '[a](JaVaScRiPt:alert(1))',
  '![b](https://evil.example/pixel.png "c")', '{{constructor.constructor("alert(1)")()}}', '${7*7}', '{process.exit(1)}', '</Prose>',
  'import fs from "node:fs"', ':::danger[x]\n\ny\n\n:::', '---\ntitle: otro\n---', '" onmouseover="alert(1)" x="', '$(id)', 'EOF',
  '\u2028\u2029', '\u202Eoculto', '\u0000\u0007', '\ud800', '\r\n', 'constructor', 'toString', ' ', '', 'a/b~c',
];

it('no text becomes code: pages render, are harmless and show each name', () => {
  const random = fc.string({ unit: 'binary', maxLength: 12 });
  const text = fc
    .oneof(fc.constantFrom(...hostileTexts), random)
    .filter((one) => one !== '__proto__' && !one.includes('\\'));
  const texts = fc.array(text, { minLength: 6, maxLength: 6 });
  const property = fc.property(texts, ([name = '', a = '', b, c, d, e]) => {
    const S = {
      title: a,
      description: b,
      example: { [a]: d },
      properties: {
        [name]: { enum: [d, e], description: c, pattern: e, default: d },
        node: { $ref: '#/components/schemas/S' },
      },
    };
    const examples = { [name]: { summary: a, description: b, value: e } };
    const content = { 'application/json': { schema: S, examples } };
    const parameter = { name: name || 'q', in: 'query', required: true, description: d };
    const operation = {
      operationId: 'x',
      summary: `X ${a}`,
      description: b,
      tags: ['t'],
      parameters: [{ ...parameter, schema: { type: 'string' } }],
      requestBody: { description: c, content },
      responses: { 200: { description: d, content } },
    };
    const contract = {
      openapi: '3.1.0',
      info: { title: `API ${e}`, description: a },
      paths: { '/x': { post: operation } },
      tags: [{ name: 't', description: c }],
      components: { schemas: { S } },
    };
    const { pages } = readPages(JSON.stringify(contract));
    for (const page of pages) expect(findErrors(page), page.id).toEqual([]);
    expect(pages.some((page) => page.id === 'x' && shows(page, name))).toBe(true);
  });
  // `npm run test:fuzz` sets another seed and more runs.
  const seed = Number(process.env.FUZZ_SEED ?? 20261121);
  fc.assert(property, { seed, numRuns: Number(process.env.FUZZ_RUNS ?? 25) });
}, 3_600_000);
