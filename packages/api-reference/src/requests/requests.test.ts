import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { toTextBody } from '@aifindr-docs/request-samples';
import { createPostmanCollection } from '../postmanCollection';
import { readFirstOperation, renderTestPages } from '../testing';
import { buildRequests } from './buildRequests';
import { sampleSchema } from './sampleSchema';

const parameter = (text: string, urlPath = text.includes('in: path') ? '/x/{p}' : '/x') =>
  `paths: { '${urlPath}': { get: { responses: {}, parameters: [{ ${text} }] } } }`;
const secured = (scheme: string) =>
  `paths: { /x: { get: { responses: {}, security: [{ s: [] }] } } }
components: { securitySchemes: { s: { ${scheme} } } }`;
const server = (url: string, variables = 'v: { default: /base }') =>
  `servers: [{ url: '${url}', variables: { ${variables} } }]`;
const body = (content: string) =>
  `paths: { /x: { post: { responses: {}, requestBody: { content: { ${content} } } } } }`;

const origin = 'https://api.example.com';
const form = 'application/x-www-form-urlencoded';

it.each([
  [parameter('name: p, in: path, required: true, example: a/b'), '/x/a%2Fb'],
  [parameter('name: p, in: path, required: true, example: [1, 2]'), '/x/1,2'],
  [parameter('name: p, in: path, explode: true, example: { k: v }'), '/x/k=v'],
  [parameter('name: p, in: path, schema: { type: string }'), '/x/texto'],
  [parameter('name: q, in: query, schema: { example: ñ }'), '/x?q=%C3%B1'],
  [parameter('name: q, in: query, example: "+34"'), '/x?q=%2B34'],
  [parameter('name: q, in: query, example: { a: 1, b: 2 }'), '/x?a=1&b=2'],
  [parameter('name: q, in: query, explode: false, example: [1, 2]'), '/x?q=1,2'],
  [parameter('name: q, in: query, example: 1', '/x?b=1#v=1'), '/x?b=1&q=1'],
  [parameter('name: q, in: query, required: true'), '/x?q=texto'],
  // An optional parameter without an example is left out.
  [parameter('name: q, in: query, schema: { default: 1 }'), '/x'],
  [parameter('name: h, in: header, example: a'), '/x', 'h: a'],
  [parameter('name: h, in: header, example: "a\\r\\nb: c"'), '/x', 'h: a  b: c'],
  [parameter('name: c, in: cookie, example: 1'), '/x', 'Cookie: c=1'],
  [secured('type: apiKey, in: query, name: k'), '/x?k=TU_CLAVE_API'],
  [secured('type: apiKey, in: header, name: K'), '/x', 'K: TU_CLAVE_API'],
  [secured('type: http, scheme: Bearer'), '/x', 'Authorization: Bearer TU_TOKEN'],
  [secured('type: http, scheme: basic'), '/x', 'Authorization: Basic TUS_CREDENCIALES_EN_BASE64'],
  [server('https://api.test/v1/'), 'https://api.test/v1/x'],
  [server('/v1'), '/v1/x'],
  [server('https://no host.test'), '/x'],
  [server('javascript:alert(1)'), '/javascript:alert(1)/x'],
  // A value that begins with a slash gives neither `//base`, which would be a URL of another host, nor repeated slashes in a path.
  [server('/{v}/v3'), '/base/v3/x'],
  [server('https://api.test/{v}/'), 'https://api.test/base/x'],
  [server('//api.test{v}'), 'https://api.test/base/x'],
  [server('https://h.test:{port}', 'port: { default: 84, enum: [84] }'), 'https://h.test:84/x'],
  [body('application/json: { example: { a: 1 } }'), '/x', 'application/json', '{\n  "a": 1\n}'],
  [body('application/vnd.a+json: { example: [] }'), '/x', 'application/vnd.a+json', '[]'],
  [body("'*/*': { example: 1 }"), '/x', 'application/json', '1'],
  [body(`application/json: { example: '{"a":1}' }`), '/x', 'application/json', '{\n  "a": 1\n}'],
  [body('application/json: { example: null }'), '/x', 'application/json', 'null'],
  [body('application/json: {}'), '/x', 'application/json', '{}'],
  [body('application/json: { schema: {} }'), '/x', 'application/json', '{}'],
  [body('text/plain: { example: hola }'), '/x', 'text/plain', 'hola'],
  [body('text/*: { example: hola }'), '/x', 'text/plain', 'hola'],
  [body(`${form}: { example: { a: +, l: [1, 2], o: {} } }`), '/x', form, 'a=%2B&l=1&l=2&o=%7B%7D'],
])('%s is sent to %s', async (yaml, ...sent) => {
  const [built, ...furtherRequests] = buildRequests(await readFirstOperation(yaml));
  expect(furtherRequests).toEqual([]);
  const { url = '', headers = [], body: content } = built?.request ?? {};
  const { mediaType, text } = content ? toTextBody(content) : {};
  const lines = headers.map(({ name, value }) => `${name}: ${value}`);
  const received = [url.replace(origin, ''), ...lines, mediaType, text];
  expect(received.filter((part) => part !== undefined)).toEqual(sent);
});

it('a form has a part for each field, and for each item of a list', async () => {
  const operation = await readFirstOperation(
    body(`multipart/form-data: {
      schema: {
        properties: {
          binary: { type: string, format: binary },
          media: { type: string, contentMediaType: application/octet-stream },
          files: { type: array, items: { type: string, format: binary } },
          either: { oneOf: [{ type: string, format: binary }, { type: string, format: uri }] },
          image: { type: string, format: binary },
          meta: { properties: { a: { type: integer } } },
          list: { type: array, minItems: 2, items: { type: boolean } },
        }
      }, encoding: { image: { contentType: 'image/png, image/jpeg' } } }`),
  );
  expect(buildRequests(operation)[0]?.request.body).toEqual({
    mediaType: 'multipart/form-data',
    parts: [
      { name: 'binary', file: 'archivo' },
      { name: 'media', file: 'archivo' },
      { name: 'files', file: 'archivo' },
      { name: 'either', file: 'archivo' },
      { name: 'image', file: 'archivo', mediaType: 'image/png' },
      { name: 'meta', value: '{"a":0}', mediaType: 'application/json' },
      { name: 'list', value: 'true' },
      { name: 'list', value: 'true' },
    ],
  });
});

it('each example of the JSON body is a request, and each other media type one more', async () => {
  const operation = await readFirstOperation(
    body(`text/csv: { example: 'a,b' }, application/json:
      { examples: { one: { summary: Uno, value: 1 }, ejemplo: { value: 2 } } }`),
  );
  expect(buildRequests(operation)).toMatchObject([
    { name: 'one', title: 'Uno', exampleName: 'one', request: { body: { text: '1' } } },
    { name: 'ejemplo', title: 'ejemplo', exampleName: 'ejemplo', request: { body: { text: '2' } } },
    { name: 'text/csv', title: 'text/csv', request: { body: { text: 'a,b' } } },
  ]);
});

async function sampleBoth(schema: object, schemas: object = {}, openapi = '3.1.0') {
  const content = { 'application/json': { schema } };
  const post = { requestBody: { content }, responses: { 200: { description: 'OK', content } } };
  const info = { title: 'T', version: '1' };
  const document = { openapi, info, paths: { '/x': { post } }, components: { schemas } };
  const { requestBody, responses } = await readFirstOperation(JSON.stringify(document));
  return {
    request: sampleSchema(requestBody!.content[0]!.schema!, 'request'),
    response: sampleSchema(responses[0]!.content[0]!.schema!, 'response'),
  };
}

const samples = parse(readFileSync(path.join(__dirname, 'samples.yaml'), 'utf8')) as Record<
  string,
  { schema: object; schemas?: object; openapi?: string; sample?: unknown }
>;

it.each(Object.entries(samples))('a sample has %s', async (_what, { sample, ...document }) => {
  const created = await sampleBoth(document.schema, document.schemas, document.openapi);
  expect(created).toEqual({ request: sample, response: sample });
});

it('requests have no read-only fields and responses no write-only ones, also in examples', async () => {
  const properties = {
    key: { type: 'string', writeOnly: true },
    at: { type: 'integer', readOnly: true },
  };
  const expected = { request: { key: 'texto' }, response: { at: 0 } };
  expect(await sampleBoth({ properties })).toEqual(expected);
  expect(await sampleBoth({ properties, example: { key: 'texto', at: 0 } })).toEqual(expected);
});

it('a long schema is cut at whole objects: a required text stays a text', async () => {
  const object = { properties: { a: { type: 'string' } } };
  const objects = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`f${i}`, object]));
  const properties = { l: { properties: objects }, z: { type: 'string' } };
  const { response } = await sampleBoth({ required: ['z'], properties });
  const { l, z } = response as { l: object; z: unknown };
  expect(Object.keys(l).length).toBeLessThan(400);
  expect(z).toBe('texto');
});

const shop = `
info: { title: Shop, version: '1', description: A *shop*. }
servers: [{ url: https://api.test/v1, description: Only HTTPS. }]
security: [{ key: [] }]
tags: [{ name: orders, description: What is bought. }]
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key, description: From the hub. } } }
paths:
  /orders/{id}:
    parameters: [{ name: id, in: path, required: true, example: a b, description: Its id. }]
    get:
      { summary: Read, tags: [orders], responses: { '200': { description: ok, content: { application/json: { example: { a: 1 } } } }, '404': { description: no } } }
    put:
      summary: Write
      tags: [orders]
      requestBody:
        content: { application/json: { examples: { one: { summary: One, value: { n: 1 } }, two: { value: { n: 2 } } } } }
      responses: { '202': { description: ok, content: { application/json: { examples: { one: { value: 1 }, two: { value: 2 } } } } } }
`;

it('a collection has folders of tags and examples, variables for server, key and path, and saved successes', async () => {
  const collection = createPostmanCollection((await renderTestPages(shop)).api);
  const url = {
    host: ['{{baseUrl}}'],
    path: ['orders', ':id'],
    query: [],
    variable: [{ key: 'id', value: 'a b', description: 'Its id.' }],
  };
  const key = { key: 'X-Key', value: '{{apiKey}}' };
  const header = [{ key: 'Content-Type', value: 'application/json' }, key];
  const raw = { mode: 'raw', options: { raw: { language: 'json' } } };
  const createWrite = (name: string, n: number) => ({
    name,
    request: { method: 'PUT', url, header, body: { raw: `{\n  "n": ${n}\n}`, ...raw } },
    response: [{ code: 202, status: 'Accepted', body: String(n) }],
  });
  const write = { name: 'Write', item: [createWrite('One', 1), createWrite('two', 2)] };
  const read = {
    name: 'Read',
    request: { method: 'GET', url, header: [key] },
    response: [{ name: 'Read', code: 200, body: '{\n  "a": 1\n}' }],
  };
  expect(collection).toMatchObject({
    info: { name: 'Shop', description: 'A *shop*.' },
    variable: [
      { key: 'baseUrl', value: 'https://api.test/v1', description: 'Only HTTPS.' },
      { key: 'apiKey', value: '', description: 'From the hub.' },
    ],
    item: [{ name: 'orders', description: 'What is bought.', item: [read, write] }],
  });
});
