import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { completeContract, createPagesOf, findErrors, partsOf, readPages } from '../testing';

/** A contract with one operation. */
const operation = (more: string, rest = '') =>
  `paths: { /x: { post: { ${more.includes('responses') ? '' : 'responses: {}, '}${more} } } }\n${rest}`;
const parameter = (more: string, path = '/x') =>
  `paths: { '${path}': { get: { responses: {}, parameters: [{ ${more} }] } } }`;
const body = (type: string, media: string) =>
  operation(`requestBody: { content: { '${type}': { ${media} } } }`);
const answer = (type: string, media: string) =>
  operation(`responses: { 200: { content: { '${type}': { ${media} } } } }`);
const field = (schema: string, schemas = '') =>
  `${body('application/json', `schema: { properties: { a: { ${schema} } } }`)}
components: { schemas: { ${schemas} } }`;
const secured = (scheme: string) =>
  operation('security: [{ s: [read] }]', `components: { securitySchemes: { s: { ${scheme} } } }`);
const ref = (name: string) => `$ref: '#/components/schemas/${name}'`;
const number = '{ type: integer }';

/** An operation that takes and answers JSON of the schema S. */
const both = (schemas: string) => {
  const content = `content: { application/json: { schema: { ${ref('S')} } } }`;
  return operation(
    `requestBody: { ${content} }, responses: { 200: { ${content} } }`,
    `components: { schemas: { ${schemas} } }`,
  );
};
const server = (url: string) =>
  `servers: [{ url: '${url}', variables: { v: { default: /base } } }]`;

/** What pages, with their sample in curl, show of each construct; where it has line breaks, spaces count too. */
const supported: Record<string, [yaml: string, ...shown: string[]]> = {
  'OpenAPI 3.0': [field('type: integer, minimum: 5, exclusiveMinimum: true'), '"a":6', 'Mayor que'],
  'OpenAPI 3.1': [field('type: integer, exclusiveMinimum: 5'), '"a": 6', 'Mayor que'],
  'servers with variables': [
    `servers: [{ url: 'https://h.test:{port}', variables: { port: { default: 84, enum: [84, 85] } } }]`,
    'https://h.test:84/x',
    '85',
  ],
  externalDocs: [operation("externalDocs: { url: 'https://h.test', description: Guide }"), 'Guide'],
  'x-tagGroups': [`x-tagGroups: [{ name: G, tags: [t] }]\n${operation('tags: [t]')}`],
  Markdown: [operation("description: '**a** <b>c</b><!-- d -->'"), 'a <b>c</b>'],
  'other extensions': [operation('x-anything: { a: 1 }'), 'no indica ninguna autenticación'],
  path: [
    parameter('name: p, in: path, required: true, example: a/b', '/x/{p}'),
    '/x/a%2Fb',
    'api-required">obligatorio',
  ],
  query: [parameter('name: q, in: query, schema: { example: ñ }'), '?q=%C3%B1'],
  header: [parameter("name: h, in: header, example: 'a'"), 'h: a', 'data-field="parametro-h"'],
  cookie: [parameter('name: c, in: cookie, example: 1'), 'Cookie: c=1'],
  explode: [parameter('name: q, in: query, explode: false, example: [1, 2]'), '?q=1,2'],
  'a query in a path': [parameter('name: q, in: query, example: 1', '/x?b=1#v=1'), 'com/x?b=1&q=1'],
  'application/json': [body('application/json', 'example: { a: 1 }'), '{"a":1}'],
  '+json': [body('application/vnd.a+json', 'example: { a: 1 }'), 'vnd.a+json', '{"a":1}'],
  '*/*': [answer('*/*', `schema: { properties: { id: ${number} } }`), '{"id":0}'],
  'text/event-stream': [answer('text/event-stream', "example: 'data: 1'"), 'data: 1'],
  'text/*': [body('text/plain', 'example: hola'), "'hola'"],
  'x-www-form-urlencoded': [
    body(
      'application/x-www-form-urlencoded',
      'schema: { properties: { l: {} } }, example: { a: b c, l: [1, 2], o: { k: 1 } }',
    ),
    'a=b%20c&l=1&l=2&o=%7B%22k%22%3A1%7D',
  ],
  'multipart/form-data': [
    body(
      'multipart/form-data',
      'schema: { properties: { f: { type: array, items: { format: binary } }, m: { properties: { a: { type: integer } } }, l: { type: array, minItems: 2, items: { type: boolean } } } }',
    ),
    'name="f"; filename="archivo"',
    'name="m" Content-Type: application/json {"a":0}',
    "--form-string 'l=true' \\ --form-string 'l=true'",
  ],
  'other responses': [answer('application/pdf', 'schema: { format: binary }'), 'application/pdf'],
  example: [field('example: x'), '"a":"x"'],
  examples: [body('application/json', 'examples: { one: { summary: Uno, value: 1 } }'), 'Uno'],
  'null and falsy values': [
    answer('*/*', 'examples: { a: { value: null }, b: { value: 0 }, c: { value: "" } }'),
    '200 · Correcto null',
    '200 · Correcto 0',
    '200 · Correcto ""',
  ],
  'JSON in a string': [answer('*/*', `example: '[{"id":1}]'`), '[\n  {\n    "id": 1\n  }\n]'],
  'API key': [secured('type: apiKey, in: query, name: k'), '?k=TU_CLAVE_API'],
  bearer: [secured('type: http, scheme: Bearer'), 'Bearer TU_TOKEN'],
  basic: [secured('type: http, scheme: basic'), 'Basic TUS_CREDENCIALES_EN_BASE64'],
  'OAuth 2': [
    secured("type: oauth2, flows: { implicit: { authorizationUrl: 'h', scopes: { read: Leer } } }"),
    'Leer',
    'Permisos: read',
  ],
  OpenID: [secured("type: openIdConnect, openIdConnectUrl: 'https://h.test/c'"), 'h.test/c'],
  types: [field('type: boolean'), 'boolean', '"a":true'],
  'lists of types': [field("type: [string, 'null', number]"), 'string | number | null'],
  nullable: [field('type: string, nullable: true'), 'string | null'],
  enum: [field('enum: [uno, dos], x-enumDescriptions: { dos: Dos }'), '"a":"uno"', 'uno dos: Dos'],
  const: [field('const: null'), '"a":null', 'Valor fijo'],
  default: [field('type: string, default: x'), '"a":"x"', 'Predeterminado'],
  format: [field('type: string, format: date'), '"a":"2019-08-24"', 'Formato'],
  limits: [field('type: string, minLength: 8, maxLength: 9'), '"a":"textotex"', 'Longitud máxima'],
  pattern: [field("pattern: '^[A-Z]{2}-\\d{2}$'"), 'Patrón', '"a":"AA-00"'],
  items: [field('type: array, minItems: 2, items: { type: boolean }'), 'boolean[]', '[true,true]'],
  additionalProperties: [field(`additionalProperties: ${number}`), '"clave":0', '[clave]'],
  allOf: [field('allOf: [{ type: integer, minimum: 3 }, { minimum: 10 }]'), '"a":10'],
  oneOf: [field("oneOf: [{ type: 'null' }, { type: integer }, {}]"), 'Opción 2', '"a":0'],
  discriminator: [
    field(
      `oneOf: [{ ${ref('D')} }, { ${ref('C')} }], discriminator: { propertyName: k, mapping: { perro: D } }`,
      'D: { properties: { k: {} } }, C: { properties: { k: {} } }',
    ),
    '{"k":"perro"}',
    'D (k: perro)',
    'C (k: C)',
  ],
  readOnly: [answer('*/*', 'schema: { properties: { a: { readOnly: true } } }'), 'solo lectura'],
  writeOnly: [field('type: string, writeOnly: true'), 'solo escritura', '"a":"texto"'],
  deprecated: [field('deprecated: true'), 'obsoleto'],
  title: [field('title: Título, description: Texto'), 'Título', 'Texto'],
  recursion: [
    field(ref('N'), `N: { properties: { v: { type: string }, next: { ${ref('N')} } } }`),
    'Es recursivo',
    '{"v":"texto"}',
  ],
};

/** What pages show of contracts beyond single constructs; what begins with ¬ they do not. */
const combinations: (typeof supported)[string][] = [
  [parameter('name: p, in: path, example: [1, 2]', '/x/{p}'), '/x/1,2'],
  [parameter('name: p, in: path, explode: true, example: { k: v }', '/x/{p}'), '/x/k=v'],
  [parameter('name: q, in: query, example: { a: 1, b: 2 }'), '?a=1&b=2'],
  [parameter('name: q, in: query, example: "+34"'), '?q=%2B34', 'data-field="parametro-q"'],
  [parameter('name: q, in: query, schema: { default: 1 }'), "com/x'"],
  [parameter('name: h, in: header, example: "\\r\\nSet-Cookie: b=c"'), 'h:Set-Cookie', '¬h: \n'],
  [answer('application/*', `schema: { properties: { id: ${number} } }`), '{"id":0}'],
  [body('application/json', 'examples: { a: { value: null } }'), "--data 'null'"],
  [server('/v1'), "'https://api.example.com/v1/x'"],
  [server('https://no host.test'), "'https://api.example.com/x'"],
  [server('javascript:alert(1)'), "'https://api.example.com/javascript:alert(1)/x'"],
  // A variable that brings its slash sends the key to no other host.
  [server('/{v}/v3'), "'https://api.example.com/base/v3/x'"],
  [server('https://api.test/{v}/'), "'https://api.test/base/x'"],
  [server('//api.test{v}'), "'https://api.test/base/x'"],
  [
    both(
      `S: { properties: { id: { type: integer, readOnly: true }, key: { type: string, writeOnly: true }, at: { ${ref('R')} } } }, R: { format: date, type: string, readOnly: true }`,
    ),
    `'{"key":"texto"}'`,
    '{"id":0,"at":"2019-08-24"}',
    '¬cuerpo-at',
    '¬respuesta-200-key',
  ],
  // A text beside a reference wins, of several members the later one.
  [
    both(
      `S: { allOf: [{ ${ref('A')} }, { ${ref('B')} }], properties: { r: { ${ref('C')}, description: beside } } }, A: { description: first, properties: { f: { type: string, description: old, default: old } } }, B: { description: second, properties: { f: { description: new, default: new } } }, C: { type: string, description: elsewhere }`,
    ),
    `'{"f":"new","r":"texto"}'`,
    'first second',
    'beside',
    '¬old',
    '¬elsewhere',
  ],
  // What is required in itself ends with null where it may.
  [
    both(`S: { required: [a], properties: { a: { anyOf: [{ ${ref('S')} }, { type: 'null' }] } } }`),
    `'{"a":null}'`,
  ],
  // Of several media types, those after the first are folded.
  [
    operation('requestBody: { content: { application/json: {}, text/csv: {} } }'),
    'json" open><summary>',
    'csv"><summary>',
  ],
  // An answer is tied to the request example of its name.
  [
    operation(
      'requestBody: { content: { application/json: { examples: { a: { value: 1 }, b: { value: 2 } } } } }, responses: { 200: { content: { application/json: { examples: { b: { value: 3 }, c: { value: 4 } } } } } }',
    ),
    '200 · Correcto Ver su petición 3',
    '200 · Correcto 4',
    'href="#ejemplo-b"',
    '{"status":"200","name":"b"',
  ],
  // Names that make the same anchor.
  [body('application/json', "schema: { properties: { 'a b': {}, a-b: {} } }"), 'id="cuerpo-a-b-2"'],
  // A field leads to the first example that shows it, and the examples then say its value.
  [
    body(
      'application/json',
      'schema: { properties: { a: { example: 1 }, b: { example: 2 }, c: { example: 3 }, d: { example: 4 } } }, examples: { one: { value: { a: 1, b: 5 } }, two: { value: { a: 1, c: 3 } } }',
    ),
    'href="#ejemplo-one" aria-label="Ver «a» en el ejemplo"',
    'href="#ejemplo-one" aria-label="Ver «b» en el ejemplo"',
    'href="#ejemplo-two" aria-label="Ver «c» en el ejemplo «two»"',
    ...['¬Ver «d»', '¬Ejemplo1', 'Ejemplo2', '¬Ejemplo3', 'Ejemplo4'],
  ],
  // The fields of the option that values select.
  [
    body(
      'application/json',
      'schema: { oneOf: [{ title: Card, properties: { type: { const: card } } }, { title: Bank, properties: { type: { const: bank } } }] }, example: { type: bank }',
    ),
    'data-field="cuerpo-bank-type"',
  ],
  [operation('security: []'), 'No necesita'],
  [
    `tags: [{ name: Tag }]
paths:
  /a: { get: { operationId: listPets, tags: [tag] }, put: { summary: Pedir ñandú }, post: {} }
  /b: { get: { operationId: list_pets } }`,
    ...['tag', 'otras-operaciones', 'list-pets', 'list-pets-2', 'pedir-nandu', 'post-a'].map(
      (id) => `href="/docs/api/${id}"`,
    ),
  ],
];

/** Contracts with each construct that is not in the set, and what is said of it unless it is that it is not supported. */
const refused: Record<string, [yaml: string, message?: string]> = {
  webhooks: ['webhooks: { w: {} }', 'not supported by this reference: describe the events'],
  callbacks: [operation('callbacks: {}')],
  links: [operation('responses: { 200: { links: {} } }')],
  'headers of a response': [operation('responses: { 200: { headers: {} } }'), 'name them in the'],
  'servers of an operation': [operation('servers: []'), 'name them at the top of the contract'],
  'x-internal': [operation('x-internal: true')],
  '$ref to another host': [operation("requestBody: { $ref: 'http://h.test' }"), 'another host'],
  'more than 300 operations': [
    `paths: { ${Array.from({ length: 301 }, (_, index) => `/p${index}: { get: {} }`).join()} }`,
  ],
  'inexact numbers': ['x-a: 9007199254740993', 'the number 9007199254740993 would change'],
  'control characters': [operation('summary: "a\\u2028b"'), 'a character that no page can show'],
  ['__proto__']: [operation('__proto__: 1')],
  'merge keys': [operation('<<: { deprecated: true }')],
  aliases: ['x-a: &x 1\nx-b: *x', 'aliases are not supported by this reference: use $ref'],
  'other styles': [parameter('name: q, in: query, style: deepObject')],
  'content of a parameter': [parameter('name: q, in: query, content: {}')],
  allowReserved: [parameter('name: q, in: query, allowReserved: true')],
  'Authorization as a header': [parameter('name: Authorization, in: header')],
  'an undeclared path parameter': ["paths: { '/b/{id}': { get: {} } }", 'no parameter for {id}'],
  XML: [answer('application/xml', '')],
  'other requests': [body('image/png', '')],
  encoding: [body('multipart/form-data', 'encoding: {}')],
  'a body of GET': ['paths: { /x: { get: { requestBody: { content: {} } } } }'],
  'other methods': ['paths: { /x: { head: { responses: {} } } }'],
  externalValue: [body('application/json', "examples: { a: { value: 1, externalValue: 'h' } }")],
  'an example without value': [body('application/json', 'examples: { a: {} }'), 'has no "value"'],
  digest: [secured('type: http, scheme: digest'), 'not supported by this reference: use basic'],
  'mutual TLS': [secured('type: mutualTLS')],
  'an undefined scheme': [operation('security: [{ s: [] }]'), 'the security scheme "s" is not in'],
  tuples: [field('prefixItems: []')],
  patternProperties: [field('patternProperties: {}')],
  propertyNames: [field('propertyNames: {}')],
  if: [field('if: {}'), 'if is not supported by this reference: use oneOf'],
  not: [field('not: {}')],
  contains: [field('contains: {}')],
  dependentRequired: [field('dependentRequired: {}')],
  unevaluatedProperties: [field('unevaluatedProperties: false')],
  contentEncoding: [field('contentEncoding: base64')],
  'boolean schemas': [field('items: false')],
  'discriminator without oneOf': [field('discriminator: { propertyName: k }')],
  $defs: [field('$defs: {}')],
  'too many fields': [
    field(`properties: { ${Array.from({ length: 1100 }, (_, index) => `f${index}: {}`).join()} }`),
  ],
};

/** Tested below: they are no part of a single file in OpenAPI 3.1. */
const others = ['$ref to a file', 'OpenAPI 3.2', 'Swagger 2.0'];

it('the README has each construct, on its side', () => {
  const readme = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| *[a-z ]+ *\|(.*)\|(.*)\|$/gm)].slice(1);
  for (const [side, cases] of [supported, refused].entries()) {
    const words = rows.flatMap((row) => [...(row[side + 1] ?? '').matchAll(/`([^`]+)`/g)]);
    const listed = words.map(([, word]) => word);
    expect(new Set([...listed, ...others])).toEqual(new Set([...Object.keys(cases), ...others]));
  }
});

const squeeze = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

it.each([...Object.entries(supported), ...combinations.map((one) => [one[0], one] as const)])(
  '%s: shown',
  (name, [yaml, ...texts]) => {
    const version = /^OpenAPI 3\.0|^nullable/.test(name) ? '3.0.3' : '3.1.0';
    const { pages, first } = readPages(yaml, version);
    expect(pages.flatMap(findErrors)).toEqual([]);
    const trees = pages.map(partsOf);
    const shown = trees.flatMap((tree) => [toString(tree), toHtml(tree)]);
    const all = [...shown, JSON.stringify(first.controls)].join('\n');
    for (const text of texts) {
      if (text.startsWith('¬')) expect(all).not.toContain(text.slice(1));
      else if (text.includes('\n')) expect(all).toContain(text);
      else expect(squeeze(all)).toContain(squeeze(text));
    }
  },
);

/** What is said of a contract that is refused. */
function problemOf(yaml: string | Buffer): string {
  const file = path.join(createTestFolder(), 'contract.yaml');
  writeFileSync(file, typeof yaml === 'string' ? completeContract(yaml) : yaml);
  try {
    createPagesOf(file);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

it.each(Object.entries(refused))('%s is refused', (_name, [yaml, message]) => {
  const problem = problemOf(yaml);
  expect(problem).toMatch(/^contract\.yaml:\d+:\d+ /);
  expect(problem).toContain(message ?? 'not supported by this reference');
});

it('schemas that refer to each other have pages of a bearable size', () => {
  const names = Array.from({ length: 12 }, (_, index) => `S${index || ''}`);
  const properties = names.map((name) => `p${name}: { ${ref(name)} }`).join();
  const all = names.map((name) => `${name}: { properties: { v: {}, ${properties} } }`);
  const { pages } = readPages(both(all.join()));
  expect(JSON.stringify(pages).length).toBeLessThan(1_000_000);
  expect(pages.flatMap(findErrors)).toEqual([]);
});

it('a reference to another file is read, and named after it', () => {
  const main = completeContract(field("$ref: './parts.yaml#/Friend'"));
  const parts =
    "Friend: { properties: { name: { $ref: '#/Name' }, friend: { $ref: '#/Friend' } } }\nName: { type: string }";
  const folder = createTestFolder({ 'contract.yaml': main, 'parts.yaml': parts });
  const { api, pages } = createPagesOf(path.join(folder, 'contract.yaml'));
  const names = api.contract.files.map((file) => path.basename(file));
  expect(names).toEqual(['contract.yaml', 'parts.yaml']);
  expect(JSON.stringify(pages)).toContain('{"type":"text","value":"Friend ("}');
});

const chain = Array.from({ length: 50 }, (_, index) => `S${index}: { ${ref(`S${index + 1}`)} }`);
const names = Array.from({ length: 30 }, (_, index) => `O${index}`);
/** Each is an option of all: every path through them would be described. */
const options = names.map(
  (name) => `${name}: { oneOf: [${names.map((one) => `{ ${ref(one)} }`).join()}] }`,
);

it.each<[message: string, yaml: string | Buffer]>([
  ['contract.yaml:1:11 does not parse', 'openapi: ['],
  ['contract.yaml:2:1 does not parse', 'openapi: 3.1.0\n---\nb: 2'],
  ['5:1 the key "tags" is there twice', 'tags: []\ntags: []'],
  ['1:1 is not UTF-8', Buffer.from('openapi: ñ', 'latin1')],
  ['1:1 is Swagger 2.0: convert it', "{ swagger: '2.0' }"],
  ['1:1 OpenAPI 3.2.0 is not supported by this reference', 'openapi: 3.2.0'],
  ['1:1 is no OpenAPI document', '{}'],
  ['3:116 refers to "#/components/schemas/N", which does not exist', field(ref('N'))],
  ['a file that does not exist', field("$ref: './no.yaml'")],
  ['outside the folder of the contract', field("$ref: '/etc/hostname'")],
  ['which refers to itself or to too many others', field(ref('S0'), `${chain.join()}, S50: {}`)],
  ['nested too deep', field(ref('O0'), options.join())],
  ['nested', `x-a: ${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['1:1 has more than 1000000 bytes', `x-a: ${'a'.repeat(1_000_000)}`],
  ['"type" must be a type', field('type: []')],
  ['write "get"', 'paths: { /x: { GET: {} } }'],
  ['does not begin with a slash', 'paths: { x: { get: {} } }'],
  ['a backslash in name', 'tags: [{ name: "a\\\\b" }]'],
  ['the header Accept is not supported', parameter('name: Accept, in: header')],
  ['the header Content-Type is not supported', parameter('name: Content-Type, in: header')],
  ['has no operations', 'paths: {}'],
  ['3:1 "paths" has no value: give it one, or remove it', 'paths:'],
  ['"a" is there twice', 'paths: { /x: { get: { operationId: a }, put: { operationId: a } } }'],
])('bad input is refused with its place: %s', (message, yaml) => {
  const problem = problemOf(yaml);
  expect(problem).toContain(message);
  expect(problem).toMatch(/^contract\.yaml:\d+:\d+ /);
});

it('every problem is told at once, each with its place', () => {
  expect(problemOf('webhooks: {}\npaths: { /x: { get: { callbacks: {}, tags: 1 } } }')).toMatch(
    /^contract\.yaml:3:1 webhooks [^\n]*\ncontract\.yaml:4:23 callbacks [^\n]*\ncontract\.yaml:4:38 "tags" must be a list$/,
  );
});
