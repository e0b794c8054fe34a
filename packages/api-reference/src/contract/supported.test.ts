import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { completeContract } from '../testing/contracts';
import { createPagesOf, readPages } from '../testing/readPages';

/** A contract with one operation. */
const operation = (more: string, rest = '') =>
  `paths: { /x: { post: { ${more.includes('responses') ? '' : 'responses: {}, '}${more} } } }\n${rest}`;
const parameter = (more: string, path = '/x') =>
  `paths: { '${path}': { get: { responses: {}, parameters: [{ required: true, ${more} }] } } }`;
const body = (type: string, media: string) =>
  operation(`requestBody: { content: { '${type}': { ${media} } } }`);
const answer = (type: string, media: string) =>
  operation(`responses: { 200: { content: { '${type}': { ${media} } } } }`);
const field = (schema: string, rest = '') =>
  `${body('application/json', `schema: { properties: { a: { ${schema} } } }`)}${rest}`;
const secured = (scheme: string) =>
  operation('security: [{ s: [read] }]', `components: { securitySchemes: { s: { ${scheme} } } }`);
const number = '{ type: integer }';

/** What a page, or a sample in curl, shows of each construct. */
const supported: Record<string, [yaml: string, ...shown: string[]]> = {
  'OpenAPI 3.0': [
    field('type: integer, minimum: 5, exclusiveMinimum: true'),
    '"a": 6',
    'Mayor que',
  ],
  'OpenAPI 3.1': [field('type: integer, exclusiveMinimum: 5'), '"a": 6', 'Mayor que'],
  aliases: [`x-n: &n ${number}\n${field('properties: { b: *n, c: *n }')}`, '"c": 0'],
  'servers with variables': [
    `servers: [{ url: 'https://h.test:{port}', variables: { port: { default: 84, enum: [84, 85] } } }]`,
    'https://h.test:84/x',
    '85',
  ],
  externalDocs: [operation("externalDocs: { url: 'https://h.test', description: Guide }"), 'Guide'],
  'x-tagGroups': [`x-tagGroups: [{ name: G, tags: [t] }]\n${operation('tags: [t]')}`],
  Markdown: [operation("description: '**a** <b>c</b><!-- d -->'"), 'a <b>c</b>'],
  'other extensions': [operation('x-anything: { a: 1 }')],
  path: [parameter('name: p, in: path, example: a/b', '/x/{p}'), '/x/a%2Fb'],
  query: [parameter('name: q, in: query, schema: { example: ñ }'), '?q=%C3%B1'],
  header: [parameter("name: h, in: header, example: 'a'"), 'h: a'],
  cookie: [parameter('name: c, in: cookie, example: 1'), 'Cookie: c=1'],
  explode: [parameter('name: q, in: query, explode: false, example: [1, 2]'), '?q=1,2'],
  'a query in a path': [
    parameter('name: q, in: query, example: 1', '/x?beta=true#v=1'),
    'com/x?beta=true&q=1',
  ],
  'application/json': [body('application/json', 'example: { a: 1 }'), '{"a":1}'],
  '+json': [body('application/vnd.a+json', 'example: { a: 1 }'), 'vnd.a+json', '{"a":1}'],
  '*/*': [answer('*/*', `schema: { properties: { id: ${number} } }`), '{"id":0}'],
  'text/event-stream': [answer('text/event-stream', "example: 'data: 1'"), 'data: 1'],
  'text/*': [body('text/plain', 'example: hola'), "'hola'"],
  'x-www-form-urlencoded': [
    body('application/x-www-form-urlencoded', 'example: { a: b c, l: [1, 2], o: { k: 1 } }'),
    'a=b%20c&l=1&l=2&o=%7B%22k%22%3A1%7D',
  ],
  'multipart/form-data': [
    body('multipart/form-data', 'schema: { properties: { f: { format: binary }, n: {} } }'),
    'name="f"; filename="archivo"',
  ],
  'other responses': [answer('application/pdf', 'schema: { format: binary }'), 'application/pdf'],
  example: [field('example: x'), '"a":"x"'],
  examples: [body('application/json', 'examples: { one: { summary: Uno, value: 1 } }'), 'Uno'],
  'null and falsy values': [
    answer(
      'application/json',
      'examples: { a: { value: null }, b: { value: 0 }, c: { value: "" } }',
    ),
    'null\n0\n""',
  ],
  'JSON in a string': [answer('application/json', `example: '[{"id":1}]'`), '[{"id":1}]'],
  'API key': [secured('type: apiKey, in: query, name: k'), '?k=TU_CLAVE_API'],
  bearer: [secured('type: http, scheme: bearer'), 'Bearer TU_TOKEN'],
  basic: [secured('type: http, scheme: basic'), 'Basic TUS_CREDENCIALES_EN_BASE64'],
  'OAuth 2': [
    secured(
      "type: oauth2, flows: { implicit: { authorizationUrl: 'https://h.test', scopes: { read: Leer } } }",
    ),
    'Leer',
    'Permisos: read',
  ],
  OpenID: [
    secured("type: openIdConnect, openIdConnectUrl: 'https://h.test/c'"),
    'https://h.test/c',
  ],
  types: [field('type: boolean'), 'boolean', '"a":true'],
  'lists of types': [field("type: [string, 'null', number]"), 'string | number | null'],
  nullable: [field('type: string, nullable: true'), 'string | null'],
  enum: [field('enum: [uno, dos], x-enumDescriptions: { dos: Meaning }'), '"a":"uno"', 'Meaning'],
  const: [field('const: null'), '"a":null', 'Valor fijo'],
  default: [field('type: string, default: x'), '"a":"x"', 'Predeterminado'],
  format: [field('type: string, format: date'), '"a":"2019-08-24"', 'Formato'],
  limits: [field('type: string, minLength: 8, maxLength: 9'), '"a":"textotex"', 'Longitud máxima'],
  pattern: [field("pattern: '^\\+?(A|B)[A-Z]{2}-\\d{2}(?:-x)?$'"), 'Patrón', '"a":"AAA-00"'],
  items: [field('type: array, minItems: 2, items: { type: boolean }'), 'boolean[]', '[true,true]'],
  additionalProperties: [field(`additionalProperties: ${number}`), '"clave":0', '[clave]'],
  allOf: [field('allOf: [{ type: integer, minimum: 3 }, { minimum: 10 }]'), '"a":10'],
  oneOf: [
    field("oneOf: [{ type: 'null' }, { type: integer }, { type: string }]"),
    'Opción 2',
    '"a":0',
  ],
  discriminator: [
    field(
      "oneOf: [{ $ref: '#/components/schemas/D' }, { $ref: '#/components/schemas/C' }], discriminator: { propertyName: k, mapping: { perro: D } }",
      'components: { schemas: { D: { properties: { k: {} } }, C: { properties: { k: {} } } } }',
    ),
    '{"k":"perro"}',
    'D (k: perro)',
    'C (k: C)',
  ],
  readOnly: [
    answer('application/json', `schema: { properties: { a: { readOnly: true } } }`),
    'solo lectura',
  ],
  writeOnly: [field('type: string, writeOnly: true'), 'solo escritura', '"a":"texto"'],
  deprecated: [field('deprecated: true'), 'obsoleto'],
  title: [field('title: Título, description: Texto'), 'Título', 'Texto'],
  recursion: [
    field(
      "$ref: '#/components/schemas/N'",
      'components: { schemas: { N: { properties: { v: { type: string }, next: { $ref: "#/components/schemas/N" } } } } }',
    ),
    'Es recursivo',
    '{"v":"texto"}',
  ],
};

/** What is said of each construct that is not in the set. */
const refused: Record<string, [yaml: string, message: string]> = {
  webhooks: [
    'webhooks: { w: {} }',
    'webhooks is not supported by this reference: describe the events',
  ],
  callbacks: [operation('callbacks: {}'), 'callbacks is not supported by this reference: describe'],
  links: [
    operation('responses: { 200: { links: {} } }'),
    'links is not supported by this reference: name',
  ],
  'x-internal': [
    operation('x-internal: true'),
    'x-internal is not supported by this reference: remove',
  ],
  '$ref to another host': [
    operation("requestBody: { $ref: 'https://h.test/a.yaml' }"),
    'refers to "https://h.test/a.yaml", on another host',
  ],
  'more than 300 operations': [
    `paths: { ${Array.from({ length: 301 }, (_, index) => `/p${index}: { get: {} }`).join()} }`,
    'has 301 operations: more than 300 are not supported by this reference',
  ],
  'inexact numbers': [
    field('default: 9007199254740993'),
    'the number 9007199254740993 would change',
  ],
  ['__proto__']: [
    operation('__proto__: 1'),
    'the key "__proto__" is not supported by this reference',
  ],
  'merge keys': [operation('<<: { deprecated: true }'), 'the key "<<" is not supported'],
  'other styles': [
    parameter('name: q, in: query, style: deepObject'),
    'style: deepObject is not supported by this reference: remove it (form)',
  ],
  'content of a parameter': [
    parameter('name: q, in: query, content: {}'),
    'content is not supported by this reference: give it a schema',
  ],
  allowReserved: [
    parameter('name: q, in: query, allowReserved: true'),
    'allowReserved is not supported',
  ],
  'Authorization as a header': [
    parameter('name: Authorization, in: header'),
    'the header Authorization is not supported by this reference: describe it',
  ],
  'an undeclared path parameter': [
    "paths: { '/b/{id}': { get: {} } }",
    'has no parameter for {id}',
  ],
  XML: [answer('application/xml', ''), 'application/xml is not supported by this reference: use'],
  'other requests': [body('image/png', ''), 'image/png is not supported by this reference: use'],
  'a body of GET': [
    'paths: { /x: { get: { requestBody: { content: {} } } } }',
    'a body of GET is not supported by this reference: use POST',
  ],
  'other methods': [
    'paths: { /x: { head: { responses: {} } } }',
    'head is not supported by this reference',
  ],
  externalValue: [
    body('application/json', "examples: { a: { value: 1, externalValue: 'https://h.test' } }"),
    'externalValue is not supported by this reference: write the value into the contract',
  ],
  'an example without value': [body('application/json', 'examples: { a: {} }'), 'has no "value"'],
  digest: [
    secured('type: http, scheme: digest'),
    'scheme: digest is not supported by this reference',
  ],
  'mutual TLS': [secured('type: mutualTLS'), 'type: mutualTLS is not supported by this reference'],
  'an undefined scheme': [operation('security: [{ s: [] }]'), 'the security scheme "s" is not in'],
  tuples: [field('prefixItems: []'), 'prefixItems is not supported by this reference: use items'],
  patternProperties: [field('patternProperties: {}'), 'patternProperties is not supported'],
  propertyNames: [field('propertyNames: {}'), 'propertyNames is not supported'],
  if: [field('if: {}'), 'if is not supported by this reference: use oneOf'],
  not: [field('not: {}'), 'not is not supported by this reference: describe'],
  contains: [field('contains: {}'), 'contains is not supported by this reference: describe'],
  dependentRequired: [field('dependentRequired: {}'), 'dependentRequired is not supported'],
  unevaluatedProperties: [field('unevaluatedProperties: false'), 'unevaluatedProperties is not'],
  contentEncoding: [field('contentEncoding: base64'), 'contentEncoding is not supported'],
  'boolean schemas': [
    field('items: false'),
    'is the schema false, not supported by this reference',
  ],
  'discriminator without oneOf': [
    field('discriminator: { propertyName: k }'),
    'discriminator without oneOf is not supported by this reference: list the schemas in oneOf',
  ],
  $defs: [field('$defs: {}'), '$defs is not supported by this reference: move the schemas'],
  'too many fields': [
    field(`properties: { ${Array.from({ length: 1100 }, (_, index) => `f${index}: {}`).join()} }`),
    'has more than 1000 fields, or 30 in one another: not supported by this reference',
  ],
};

/** Tested below: they are no part of a single file in OpenAPI 3.1. */
const others = ['$ref to a file', 'OpenAPI 3.2', 'Swagger 2.0'];

it('the README has each construct, on its side', () => {
  const readme = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| *[a-z ]+ *\|(.*)\|(.*)\|$/gm)].slice(1);
  const listed = (side: number) =>
    rows.flatMap((row) => [...(row[side] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const known = (cases: object) => [...Object.keys(cases), ...others].sort();
  expect(new Set([...listed(1), ...others])).toEqual(new Set(known(supported)));
  expect(new Set([...listed(2), ...others])).toEqual(new Set(known(refused)));
});

const squeeze = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

it.each(Object.entries(supported))('%s is shown', (name, [yaml, ...shown]) => {
  const pages = readPages(yaml, name === 'OpenAPI 3.0' || name === 'nullable' ? '3.0.3' : '3.1.0');
  const all = [pages.text(), pages.text('t'), pages.sample(), pages.answers.join('\n')].join('\n');
  for (const text of shown) expect(squeeze(all)).toContain(squeeze(text));
});

it.each(Object.entries(refused))('%s is refused', (_name, [yaml, message]) => {
  const place = /^contract\.yaml:\d+:\d+ /;
  expect(() => readPages(yaml)).toThrow(place);
  expect(() => readPages(yaml)).toThrow(message);
});

it('a reference to another file is read, and named after it', () => {
  const main = completeContract(field("$ref: './parts.yaml#/Friend'"));
  const parts =
    "Friend: { properties: { name: { $ref: '#/Name' }, friend: { $ref: '#/Friend' } } }\nName: { type: string }";
  const folder = createTestFolder({ 'contract.yaml': main, 'parts.yaml': parts });
  const { contract, pages } = createPagesOf(path.join(folder, 'contract.yaml'));
  const names = contract.files.map((file) => path.basename(file));
  expect(names).toEqual(['contract.yaml', 'parts.yaml']);
  expect(JSON.stringify(pages)).toContain('"name":"friend","type":"Friend"');
});

const bad = (yaml: string | Buffer) => () => {
  const file = path.join(createTestFolder(), 'contract.yaml');
  writeFileSync(file, yaml);
  createPagesOf(file);
};
const direct = Array.from(
  { length: 50 },
  (_, index) => `S${index}: { $ref: '#/components/schemas/S${index + 1}' }`,
);
const multiply = Array.from({ length: 9 }, (_, level) => {
  const items = Array(8).fill(level === 0 ? '1' : `*x${level - 1}`);
  return `x-${level}: &x${level} [${items.join()}]`;
});

it.each<[string, string | Buffer, string]>([
  ['broken YAML', 'openapi: [', '1:1'],
  ['two documents', 'a: 1\n---\nb: 2', 'does not parse'],
  [
    'a key that is there twice',
    completeContract('tags: []\ntags: []'),
    '5:1 the key "tags" is there twice',
  ],
  [
    'another encoding',
    Buffer.from(completeContract('tags: [{ name: ñ }]'), 'latin1'),
    'is not UTF-8',
  ],
  ['Swagger 2.0', "swagger: '2.0'", '1:1 is Swagger 2.0: convert it'],
  ['OpenAPI 3.2', 'openapi: 3.2.0', '1:1 OpenAPI 3.2.0 is not supported by this reference'],
  ['something else', '- 1', '1:1 is no OpenAPI document'],
  [
    'a missing target',
    completeContract(field("$ref: '#/nothing'")),
    'refers to "#/nothing", which does not exist',
  ],
  ['a missing file', completeContract(field("$ref: './no.yaml'")), 'a file that does not exist'],
  [
    'another folder',
    completeContract(field("$ref: '/etc/hostname'")),
    'outside the folder of the contract',
  ],
  [
    'a circle of references',
    completeContract(
      field(
        "$ref: '#/components/schemas/S0'",
        `components: { schemas: { ${direct.join()}, S50: {} } }`,
      ),
    ),
    'which refers to itself or to too many others',
  ],
  ['an alias in itself', completeContract('x-a: &x { y: *x }'), 'is inside its own anchor'],
  ['aliases that multiply', completeContract(multiply.join('\n')), 'has more than 100000 values'],
  ['deep values', completeContract(`x-a: ${'['.repeat(5000)}${']'.repeat(5000)}`), 'nested'],
  [
    'a large file',
    completeContract(`x-a: ${'a'.repeat(1_000_000)}`),
    'has more than 1000000 characters',
  ],
  ['a method in capitals', completeContract('paths: { /x: { GET: {} } }'), 'write "get"'],
  [
    'a path without a slash',
    completeContract('paths: { x: { get: {} } }'),
    'does not begin with a slash',
  ],
  ['a backslash in a title', completeContract('tags: [{ name: "a\\\\b" }]'), 'a backslash in name'],
  ['no operations', completeContract('paths: {}'), 'has no operations'],
  [
    'an empty value',
    completeContract('paths:'),
    '3:1 "paths" has no value: give it one, or remove it',
  ],
  [
    'an operationId that is there twice',
    completeContract('paths: { /x: { get: { operationId: a }, put: { operationId: a } } }'),
    '"a" is there twice',
  ],
])('%s is refused with its place', (_name, text, message) => {
  expect(bad(text)).toThrow(message);
  expect(bad(text)).toThrow(/^contract\.yaml:\d+:\d+ /);
});

it('every problem is told at once, each with its place', () => {
  expect(
    bad(completeContract('webhooks: {}\npaths: { /x: { get: { callbacks: {}, tags: 1 } } }')),
  ).toThrow(
    /^contract\.yaml:3:1 webhooks [^\n]*\ncontract\.yaml:4:23 callbacks [^\n]*\ncontract\.yaml:4:38 "tags" must be a list$/,
  );
});
