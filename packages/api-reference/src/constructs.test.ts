import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatProblem } from './openapi/lintDocument';
import { createTestPages, findErrors } from './testing';

/** A document with one operation. */
const operation = (text: string, rest = '') => {
  const responses = text.includes('responses') ? '' : 'responses: {}, ';
  return `paths: { /x: { post: { ${responses}${text} } } }\n${rest}`;
};
const parameter = (text: string, path = '/x') =>
  `paths: { '${path}': { get: { responses: {}, parameters: [{ ${text} }] } } }`;
const body = (type: string, media: string) =>
  operation(`requestBody: { content: { '${type}': { ${media} } } }`);
const response = (text: string) => operation(`responses: { 200: { description: OK, ${text} } }`);
const answer = (type: string, media: string) => response(`content: { '${type}': { ${media} } }`);
const field = (schema: string, schemas = '') =>
  `${body('application/json', `schema: { properties: { a: { ${schema} } } }`)}
components: { schemas: { ${schemas} } }`;
const secured = (scheme: string) =>
  operation('security: [{ s: [read] }]', `components: { securitySchemes: { s: { ${scheme} } } }`);
const ref = (name: string) => `$ref: '#/components/schemas/${name}'`;

/** Constructs that pages show, without a word of the linter about them. */
const shown: Record<string, string> = {
  'OpenAPI 3.0': `openapi: 3.0.3\ninfo: { title: T, version: '1' }\n${field('type: integer, minimum: 5, exclusiveMinimum: true')}`,
  'OpenAPI 3.1': field('type: integer, exclusiveMinimum: 5'),
  '$ref to a component': field(ref('S'), 'S: { type: string }'),
  'servers with variables': `servers: [{ url: 'https://h.test:{port}', variables: { port: { default: 84, enum: [84, 85] } } }]`,
  externalDocs: operation("externalDocs: { url: 'https://h.test', description: Guide }"),
  'x-tagGroups': `x-tagGroups: [{ name: G, tags: [t] }]\n${operation('tags: [t]')}`,
  Markdown: operation("description: '**a** `<b>` <token>'"),
  path: parameter('name: p, in: path, required: true, example: a/b', '/x/{p}'),
  query: parameter('name: q, in: query, schema: { example: ñ }'),
  header: parameter('name: h, in: header, example: a'),
  cookie: parameter('name: c, in: cookie, example: 1'),
  explode: parameter('name: q, in: query, explode: false, example: [1, 2]'),
  'application/json': body('application/json', 'example: { a: 1 }'),
  '+json': body('application/vnd.a+json', 'example: { a: 1 }'),
  '*/*': answer('*/*', 'schema: { properties: { id: { type: integer } } }'),
  'text/event-stream': answer('text/event-stream', "example: 'data: 1'"),
  'text/*': body('text/plain', 'example: hola'),
  'x-www-form-urlencoded': body('application/x-www-form-urlencoded', 'example: { a: b c }'),
  'multipart/form-data': body(
    'multipart/form-data',
    'schema: { properties: { f: { type: string, format: binary }, g: { type: string, contentMediaType: application/octet-stream } } }',
  ),
  'encoding.contentType': body(
    'multipart/form-data',
    'schema: { properties: { f: { type: object } } }, encoding: { f: { contentType: application/json } }',
  ),
  'other responses': answer('application/pdf', 'schema: { type: string, format: binary }'),
  'headers of a response': response(
    'headers: { Retry-After: { description: Segundos, schema: { type: integer } } }',
  ),
  example: field('type: string, example: x'),
  examples: body('application/json', 'examples: { one: { summary: Uno, value: 1 } }'),
  'exact numbers': field('type: number, example: 0.7682376249867957'),
  'API key': secured('type: apiKey, in: query, name: k'),
  bearer: secured('type: http, scheme: Bearer'),
  basic: secured('type: http, scheme: basic'),
  'OAuth 2': secured(
    "type: oauth2, flows: { implicit: { authorizationUrl: 'h', scopes: { read: Leer } } }",
  ),
  OpenID: secured("type: openIdConnect, openIdConnectUrl: 'https://h.test/c'"),
  types: field('type: boolean'),
  'lists of types': field("type: [string, 'null', number]"),
  nullable: field('type: string, nullable: true'),
  enum: field('type: string, enum: [uno, dos]'),
  'x-enumDescriptions': field('enum: [uno], x-enumDescriptions: { uno: Uno }'),
  const: field('const: null'),
  default: field('type: string, default: x'),
  format: field('type: string, format: date'),
  limits: field('type: string, minLength: 8, maxLength: 9'),
  pattern: field("type: string, pattern: '^[A-Z]{2}-\\d{2}$'"),
  items: field('type: array, minItems: 2, items: { type: boolean }'),
  additionalProperties: field('additionalProperties: { type: integer }'),
  allOf: field('allOf: [{ type: integer, minimum: 3 }, { minimum: 10 }]'),
  oneOf: field("oneOf: [{ type: 'null' }, { type: integer }, {}]"),
  anyOf: field('anyOf: [{ type: string }, { type: integer }]'),
  discriminator: field(
    `oneOf: [{ ${ref('D')} }, { ${ref('C')} }], discriminator: { propertyName: k, mapping: { perro: D } }`,
    'D: { properties: { k: { type: string } } }, C: { properties: { k: { type: string } } }',
  ),
  'any name of a field': field(
    `properties: { constructor: { ${ref('S')} }, toString: { type: string } }`,
    'S: { type: string }',
  ),
  readOnly: field('type: string, readOnly: true'),
  writeOnly: field('type: string, writeOnly: true'),
  deprecated: field('deprecated: true'),
  title: field('title: Título, description: Texto'),
  recursion: field(ref('N'), `N: { properties: { next: { ${ref('N')} } } }`),
};

/** Constructs that pages leave out, and what the linter says. */
const leftOut: Record<string, [yaml: string, message: string]> = {
  'license.identifier': [
    "info: { title: T, version: '1', license: { name: MIT, identifier: MIT } }",
    'warning: identifier is not shown: name the license in name, and link it in url',
  ],
  jsonSchemaDialect: ['jsonSchemaDialect: h', 'warning: jsonSchemaDialect is not shown: remove it'],
  'summary and description of a path': [
    'paths: { /x: { summary: S, get: {} } }',
    'warning: summary is not shown: write it into each operation',
  ],
  'keywords of OpenAPI 3.1 in 3.0': [
    `openapi: 3.0.3\ninfo: { title: T, version: '1' }\n${field('type: [string]')}`,
    'warning: type is written so in OpenAPI 3.1: write openapi: 3.1.0',
  ],
  'other extensions': [
    operation('x-anything: 1'),
    'warning: x-anything is not shown: remove it unless another program needs it',
  ],
  'x-codeSamples': [
    operation('x-codeSamples: []'),
    'warning: x-codeSamples is not shown: samples are made from the document; remove it',
  ],
  'empty callbacks and links': [
    operation('callbacks: {}'),
    'warning: callbacks is empty: remove it',
  ],
  'null as a text': [
    operation('description:'),
    'warning: "description" has no value: give it one, or remove it',
  ],
  allowEmptyValue: [
    parameter('name: q, in: query, schema: {}, allowEmptyValue: true'),
    'warning: allowEmptyValue is not shown: say it in the description',
  ],
  xml: [field('xml: { name: a }'), 'warning: xml is not shown: remove it'],
  $comment: [
    field('$comment: a'),
    'warning: $comment is not shown: remove it, or use a YAML comment',
  ],
  'HTML in a description': [
    operation("description: 'a<br>b'"),
    'warning: HTML is shown as plain text: write Markdown',
  ],
  'an example that its schema does not allow': [
    body('application/json', 'schema: { type: integer }, example: x'),
    'warning: Example value must conform to the schema: type must be integer',
  ],
  'a default that its schema does not allow': [
    field("type: integer, maximum: 10, default: '20'"),
    'warning: its schema does not allow the default 20',
  ],
  'an enum value of another type': [
    field('type: string, enum: [1]'),
    'warning: All values of `enum` field must be of the same type as the `type` field: expected "string" but received "integer"',
  ],
  'a schema that nothing uses': [
    'components: { schemas: { S: { type: string } } }',
    'warning: Component: "S" is never used',
  ],
  'a path parameter that is not required': [
    parameter('name: p, in: path, schema: { type: string }', '/x/{p}'),
    'warning: a parameter of the path is required: write required: true',
  ],
  'a path that equals another one': [
    `paths:\n  /a/{b}: { get: { parameters: [{ name: b, in: path, required: true }] } }\n  /a/{c}: { get: { parameters: [{ name: c, in: path, required: true }] } }`,
    'warning: The path already exists which differs only by path parameter name(s): `/a/{b}` and `/a/{c}`',
  ],
  contentMediaType: [
    field('type: string, contentMediaType: application/json'),
    'warning: contentMediaType is not shown: describe the content in the description',
  ],
  'an unknown status code': [
    operation('responses: { 999: { description: D } }'),
    'warning: "999" is no status code: write a status code from 100 to 599, a range such as 4XX, or default',
  ],
};

/** Constructs that would make a page or a sample wrong, and what the linter says. */
const refused: Record<string, [yaml: string, message: string]> = {
  'OpenAPI 3.2': ['openapi: 3.2.0', 'OpenAPI 3.2.0 is not supported by this reference'],
  'Swagger 2.0': ["{ swagger: '2.0' }", 'is Swagger 2.0: convert it with'],
  webhooks: ['webhooks: { w: {} }', 'webhooks is not supported by this reference: describe the'],
  callbacks: [operation('callbacks: { a: {} }'), 'callbacks is not supported by this reference'],
  links: [response('links: { a: {} }'), 'links is not supported by this reference: name the next'],
  'servers of an operation': [operation('servers: []'), 'servers is not supported by this'],
  'x-internal': [operation('x-internal: true'), 'x-internal is not supported by this reference'],
  'other methods': ['paths: { /x: { head: {} } }', 'head is not supported by this reference'],
  '$ref to another host': [
    operation("requestBody: { $ref: 'http://h.test' }"),
    'refers to "http://h.test", it is on another host: keep every file beside the document',
  ],
  'inexact numbers': [
    'x-a: 9007199254740993',
    'JavaScript cannot write the number 9007199254740993 as it is',
  ],
  'control characters': [operation('summary: "a\\u2028b"'), 'a character that no page can show'],
  'a backslash in a title': [
    'tags: [{ name: "a\\\\b" }]',
    'a backslash in name is not supported by this reference: remove it',
  ],
  deepObject: [
    parameter('name: f, in: query, style: deepObject, schema: { properties: { lang: {} } }'),
    'the style deepObject is not supported by this reference: declare f[lang] as a parameter',
  ],
  'other styles': [
    parameter('name: q, in: query, style: pipeDelimited'),
    'the style pipeDelimited is not supported by this reference: declare it as type: string',
  ],
  'content of a parameter': [
    parameter('name: q, in: query, content: { application/json: {} }'),
    'content is not supported by this reference: declare it as type: string',
  ],
  allowReserved: [parameter('name: q, in: query, allowReserved: true'), 'allowReserved is not'],
  'Authorization as a header': [
    parameter('name: Authorization, in: header'),
    'the header Authorization is not supported by this reference: describe it by the media types',
  ],
  'an undeclared path parameter': [
    "paths: { '/b/{id}': { get: {} } }",
    'The operation does not define the path parameter `{id}` expected by path `/b/{id}`',
  ],
  'a server variable without default': [
    "servers: [{ url: 'https://{tenant}.h.test' }]",
    'the server variable {tenant} has no default: declare it in variables',
  ],
  XML: [answer('application/xml', ''), 'application/xml is not supported by this reference'],
  'other requests': [body('image/png', ''), 'image/png is not supported by this reference'],
  'encoding.style': [
    body('multipart/form-data', 'encoding: { f: { style: form } }'),
    'style is not supported by this reference: describe the form of the value',
  ],
  'a file inside an object': [
    body(
      'multipart/form-data',
      'schema: { properties: { o: { properties: { f: { type: string, format: binary } } } } }',
    ),
    'a file inside an object is not supported by this reference: make it a field of the form',
  ],
  'a body of GET': [
    'paths: { /x: { get: { requestBody: { content: {} } } } }',
    'a body of GET is not supported by this reference: use POST',
  ],
  externalValue: [
    body('application/json', 'examples: { a: { externalValue: ./a.json } }'),
    'externalValue is not supported by this reference: write the value into the document',
  ],
  'an example without value': [
    body('application/json', 'examples: { a: {} }'),
    'the example "a" has no "value"',
  ],
  'a reference to an example in example': [
    `${body('application/json', "example: { $ref: '#/components/examples/E' }")}\ncomponents: { examples: { E: { value: 1 } } }`,
    "example cannot be a reference to components.examples: write examples: { name: { $ref: '#/components/examples/E' } }",
  ],
  itemSchema: [answer('text/event-stream', 'itemSchema: {}'), 'itemSchema is not supported by'],
  digest: [secured('type: http, scheme: digest'), 'digest is not supported by this reference'],
  'mutual TLS': [secured('type: mutualTLS'), 'mutualTLS is not supported by this reference'],
  'an undefined scheme': [
    operation('security: [{ s: [] }]'),
    'the security scheme "s" is not in components.securitySchemes',
  ],
  prefixItems: [field('prefixItems: []'), 'prefixItems is not supported by this reference'],
  patternProperties: [field('patternProperties: {}'), 'patternProperties is not supported'],
  propertyNames: [field('propertyNames: {}'), 'propertyNames is not supported by this reference'],
  if: [field('if: {}'), 'if is not supported by this reference: use oneOf'],
  not: [field('not: {}'), 'not is not supported by this reference'],
  contains: [field('contains: {}'), 'contains is not supported by this reference'],
  dependentRequired: [field('dependentRequired: {}'), 'dependentRequired is not supported'],
  unevaluatedProperties: [
    field('unevaluatedProperties: true'),
    'unevaluatedProperties is not supported by this reference: use additionalProperties',
  ],
  contentEncoding: [field('contentEncoding: base64'), 'contentEncoding is not supported by this'],
  $defs: [field('$defs: {}'), '$defs is not supported by this reference: move the schemas'],
  'boolean schemas': [
    field('items: false'),
    'items must be one schema: lists, true and false are not supported',
  ],
  'discriminator without oneOf': [
    field('discriminator: { propertyName: k }'),
    'discriminator without oneOf is not supported by this reference: list the schemas in oneOf',
  ],
};

it('the README has each construct, on its side', () => {
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| *[a-z ]+ *\|(.*)\|(.*)\|(.*)\|$/gm)].slice(1);
  for (const [side, cases] of [shown, leftOut, refused].entries()) {
    const listed = rows.flatMap((row) => [...(row[side + 1] ?? '').matchAll(/`([^`]+)`/g)]);
    expect(listed.map(([, name]) => name).sort()).toEqual(Object.keys(cases).sort());
  }
});

/** Rules of style, which say nothing of what pages show. */
const style =
  /^warning: (Operation |Every operation|Servers must|Tag object|Server `url`|Example value|.*never used)/;

/** The warnings about a document, without their places, and what is wrong with its pages. */
async function findProblems(yaml: string) {
  const { pages, warnings } = await createTestPages(yaml);
  const messages = warnings.map((warning) => formatProblem(warning).replace(/^\S+ /, ''));
  return { messages, errors: pages.flatMap(findErrors) };
}

it.each(Object.entries(shown))('%s is shown', async (_name, yaml) => {
  const { messages, errors } = await findProblems(yaml);
  expect(messages.filter((message) => !style.test(message))).toEqual([]);
  expect(errors).toEqual([]);
});

it.each(Object.entries(leftOut))('%s is a warning', async (_name, [yaml, message]) => {
  const { messages, errors } = await findProblems(yaml);
  expect(messages).toContain(message);
  expect(errors).toEqual([]);
});

it.each(Object.entries(refused))('%s is an error', async (_name, [yaml, message]) => {
  const problems = await createTestPages(yaml).then(
    () => '',
    (error: Error) => error.message,
  );
  const errors = problems.split('\n').filter((problem) => !problem.includes(' warning:'));
  expect(errors.join('\n')).toContain(message);
  expect(errors.join('\n')).toMatch(/^openapi\.yaml:\d+:\d+ /);
});
