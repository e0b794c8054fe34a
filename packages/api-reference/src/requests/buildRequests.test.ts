import { expect, it } from 'vitest';
import type { HttpRequest } from '@aifindr-docs/request-samples';
import { readTestApi, testWords } from '../contract/testing';
import { buildRequests } from './buildRequests';

/** The first request of the first operation of a contract in YAML. */
async function buildFirst(yaml: string): Promise<HttpRequest> {
  const api = await readTestApi(yaml);
  const [first] = api.operations.flatMap((operation) => buildRequests(api, operation, testWords));
  if (first === undefined) throw new Error('no request');
  return first.request;
}

const withBody = (content: string) =>
  `paths: { /x: { post: { requestBody: { content: ${content} }, responses: {} } } }`;

/** The body of a request with JSON of a schema called S. */
async function bodyOf(schemas: string): Promise<string> {
  const { body } = await buildFirst(`${withBody(
    "{ application/json: { schema: { $ref: '#/components/schemas/S' } } }",
  )}
components:
  schemas:
${schemas.replace(/^/gm, '    ')}`);
  return body && 'text' in body ? body.text : '';
}

it.each<[string, string]>([
  ['in: path, style: matrix, explode: true, example: [3, 4, 5]', '/x/;p=3;p=4;p=5'],
  ['in: path, style: label, example: [a, b]', '/x/.a,b'],
  ['in: path, example: [1, 2]', '/x/1,2'],
  ['in: path, explode: true, example: { k: v }', '/x/k=v'],
  ['in: path, style: label, explode: true, example: { k: v }', '/x/.k=v'],
  ['in: path, style: matrix, example: [a, b]', '/x/;p=a,b'],
  ['in: query, style: spaceDelimited, explode: false, example: [a, b]', '?p=a%20b'],
  ['in: query, style: pipeDelimited, example: [a, b]', '?p=a%7Cb'],
  ['in: query, explode: false, example: [a, b]', '?p=a,b'],
  ["in: query, allowReserved: true, example: 'a/b?c%20d'", '?p=a/b?c%20d'],
  ["in: path, style: matrix, explode: true, example: ['', 4]", '/x/;p;p=4'],
  ['in: query, example: +34600', '?p=%2B34600'],
  ['in: query, example: 01234', '?p=01234'],
  [
    'in: query, style: deepObject, example: { r: { from: 1, to: 2 } }',
    '?p%5Br%5D%5Bfrom%5D=1&p%5Br%5D%5Bto%5D=2',
  ],
  ['in: cookie, example: { a: 1 }', 'Cookie: a=1'],
  ['in: query, example: "a\\ud800b"', '?p=a%EF%BF%BDb'],
  ['in: header, example: "a\\r\\nSet-Cookie: b=c"', 'p: a  Set-Cookie: b=c'],
])('a parameter { %s } gives %s', async (parameter, part) => {
  const { url, headers } = await buildFirst(
    `paths: { '/x/{p}': { get: { parameters: [{ name: p, ${parameter}, schema: {} }] } } }`,
  );
  const lines = [url, ...headers.map(({ name, value }) => `${name}: ${value}`)];
  expect(lines.join('\n')).toContain(part);
});

it.each([
  ['/v1', 'https://api.example.com/v1/x'],
  ['https://no host.example.com', 'https://api.example.com/x'],
  ['javascript:alert(1)', 'https://api.example.com/javascript:alert(1)/x'],
])('the server %s is requested as %s', async (url, address) => {
  const request = await buildFirst(`servers: [{ url: '${url}' }]\npaths: { /x: { get: {} } }`);
  expect(request.url).toBe(address);
});

it.each([
  ['/{basePath}/v3', '/base', 'https://api.example.com/base/v3/x'],
  ['https://api.test/{basePath}/', '/v3', 'https://api.test/v3/x'],
  ['{server}/v3', 'https://api.test', 'https://api.test/v3/x'],
  ['//{server}', 'api.test', 'https://api.test/x'],
])('the server %s with %s sends the key to no other host: %s', async (url, value, address) => {
  const name = /\{(.*)\}/.exec(url)?.[1] ?? '';
  const servers = `servers: [{ url: '${url}', variables: { ${name}: { default: '${value}' } } }]`;
  const request = await buildFirst(`${servers}\npaths: { /x: { get: {} } }`);
  expect(request.url).toBe(address);
});

it.each([
  ['/messages?beta=true', 'messages?beta=true&limit=1'],
  ['/items#v=1', 'items?limit=1'],
  ['/items?a=1#b', 'items?a=1&limit=1'],
])('the path %s is requested as %s', async (path, address) => {
  const parameters = '[{ name: limit, in: query, required: true, example: 1, schema: {} }]';
  const request = await buildFirst(`paths: { '${path}': { get: { parameters: ${parameters} } } }`);
  expect(request.url).toBe(`https://api.example.com/${address}`);
});

const text = (mediaType: string, body: string) => ({ mediaType, text: body });

it.each<[string, string, NonNullable<HttpRequest['body']>]>([
  [
    'JSON in a string',
    '{ application/json: { schema: { type: object }, example: \'{"a": 1}\' } }',
    text('application/json', '{"a": 1}'),
  ],
  [
    'XML',
    '{ application/xml: { schema: { type: object, xml: { name: pet }, properties: { id: { type: integer, xml: { attribute: true } } } } } }',
    text('application/xml', '<pet id="0"></pet>'),
  ],
  [
    'XML of an example',
    '{ application/xml: { schema: { type: object, xml: { name: pet }, properties: { id: { type: integer, xml: { attribute: true } } } }, example: { id: 5 } } }',
    text('application/xml', '<pet id="5"></pet>'),
  ],
  [
    'XML of a list',
    '{ application/xml: { schema: { type: array, xml: { name: pets, wrapped: true }, items: { type: object, xml: { name: pet }, properties: { id: { type: integer } } } } } }',
    text('application/xml', '<pets>\n  <pet>\n    <id>0</id>\n  </pet>\n</pets>'),
  ],
  [
    'a line of JSON',
    '{ application/x-ndjson: { example: { a: 1, b: 2 } } }',
    text('application/x-ndjson', '{"a":1,"b":2}'),
  ],
  [
    'a file',
    '{ image/png: { schema: { type: string, format: binary } } }',
    { mediaType: 'image/png', file: 'file' },
  ],
  [
    'any type',
    '{ "*/*": { schema: { type: string, format: binary } } }',
    { mediaType: 'application/octet-stream', file: 'file' },
  ],
  [
    'a file without a schema',
    '{ application/octet-stream: {} }',
    { mediaType: 'application/octet-stream', file: 'file' },
  ],
  [
    'a form',
    '{ application/x-www-form-urlencoded: { schema: { type: object, properties: { o: { type: object, properties: { k: { type: string } } }, l: { type: array, minItems: 2, items: { type: integer } } } }, encoding: { o: { style: deepObject, explode: true }, l: { style: pipeDelimited, explode: false } } } }',
    text('application/x-www-form-urlencoded', 'o%5Bk%5D=text&l=0%7C0'),
  ],
  [
    'a form with files',
    '{ multipart/form-data: { schema: { type: object, properties: { f: { type: array, items: { type: string, format: binary } }, m: { type: object, properties: { a: { type: integer } } } } }, encoding: { f: { contentType: image/png } } } }',
    {
      mediaType: 'multipart/form-data',
      parts: [
        { name: 'f', file: 'file', mediaType: 'image/png' },
        { name: 'm', value: '{"a":0}', mediaType: 'application/json' },
      ],
    },
  ],
])('a body is %s', async (_name, content, body) => {
  expect((await buildFirst(withBody(content))).body).toEqual(body);
});

it.each<[string, string, string, unknown]>([
  [
    'the example of a member of allOf is a part',
    'allOf: [{ $ref: "#/components/schemas/B" }, { properties: { name: { type: string } } }]',
    'B: { properties: { id: { type: integer } }, example: { id: 7 } }',
    { id: 7, name: 'text' },
  ],
  [
    'the example of a member of allOf may be an empty list',
    'allOf: [{ $ref: "#/components/schemas/B" }, { properties: { name: { type: string } } }]',
    'B: { properties: { ids: { type: array, items: { type: integer } } }, example: { ids: [] } }',
    { ids: [], name: 'text' },
  ],
  [
    'a discriminator has the value of its mapping',
    'oneOf: [{ $ref: "#/components/schemas/D" }], discriminator: { propertyName: kind, mapping: { perro: "#/components/schemas/D" } }',
    'D: { properties: { kind: { type: string } } }',
    { kind: 'perro' },
  ],
  [
    'a discriminator has the name of a subtype',
    'properties: { kind: { type: string } }, discriminator: { propertyName: kind }',
    'D: { allOf: [{ $ref: "#/components/schemas/S" }, { properties: { bark: { type: boolean } } }] }',
    { kind: 'D', bark: true },
  ],
  [
    'a schema that requires itself ends with null where it may',
    'required: [next], properties: { next: { anyOf: [{ $ref: "#/components/schemas/S" }, { type: "null" }] } }',
    '',
    { next: null },
  ],
  [
    'a schema in itself ends',
    'properties: { name: { type: string }, next: { $ref: "#/components/schemas/S" }, all: { type: array, items: { $ref: "#/components/schemas/S" } } }',
    '',
    { name: 'text' },
  ],
])('%s', async (_name, schema, others, value) => {
  expect(JSON.parse(await bodyOf(`S: { type: object, ${schema} }\n${others}`))).toEqual(value);
});

it.each([
  ['{ type: string }', 'text'],
  ['{ type: object, properties: { __proto__: { type: integer } } }', { ['__proto__']: 0 }],
  ['{ type: object, example: { __proto__: 1 } }', { ['__proto__']: 1 }],
])('__proto__ and valueOf are fields like any other: %s', async (schema, value) => {
  const fields = `properties: { __proto__: ${schema}, valueOf: ${schema} }`;
  const expected = { ['__proto__']: value, valueOf: value };
  for (const more of ['required: [__proto__, valueOf]', '']) {
    const body = await bodyOf(`S: { type: object, ${fields}, ${more} }`);
    expect(body).toBe(JSON.stringify(expected, null, 2));
  }
});

it('__proto__ is an element of XML and a field of a form', async () => {
  const schema = '{ schema: { type: object, properties: { __proto__: { type: integer } } } }';
  const xml = await buildFirst(withBody(`{ application/xml: ${schema} }`));
  expect(xml.body).toMatchObject({ text: '<root>\n  <__proto__>0</__proto__>\n</root>' });
  const form = await buildFirst(withBody(`{ application/x-www-form-urlencoded: ${schema} }`));
  expect(form.body).toMatchObject({ text: '__proto__=0' });
});

it('twelve schemas that refer to each other have small bodies, soon', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `S${index || ''}`);
  const properties = names.map((name) => `p${name}: { $ref: '#/components/schemas/${name}' }`);
  const schemas = names.map(
    (name) =>
      `${name}: { type: object, properties: { v: { type: string }, ${properties.join(', ')} } }`,
  );
  const started = process.cpuUsage();
  const body = await bodyOf(schemas.join('\n'));
  // Microseconds of the processor.
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
  expect(body.length).toBeGreaterThan(100);
  expect(body.length).toBeLessThan(20_000);
});

it('enormous limits have values of a bearable size', async () => {
  const body = await bodyOf(
    'S: { type: array, minItems: 9000000, items: { type: string, minLength: 90000000 } }',
  );
  expect(body.length).toBeLessThan(25_000);
});
