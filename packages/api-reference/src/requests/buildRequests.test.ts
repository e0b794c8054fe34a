import { expect, it } from 'vitest';
import { toTextBody } from '@aifindr-docs/request-samples';
import { readTestOperation } from '../testing';
import { buildRequests } from './buildRequests';

/** Builds the requests of the first operation of a document. */
async function requestsOf(yaml: string) {
  const operation = await readTestOperation(yaml);
  return buildRequests(operation).map(({ request }) => request);
}

/** Returns the URL and the headers of the only request. */
async function targetOf(yaml: string): Promise<string[]> {
  const [request, ...others] = await requestsOf(yaml);
  expect(others).toEqual([]);
  const headers = request?.headers.map(({ name, value }) => `${name}: ${value}`) ?? [];
  return [request?.url ?? '', ...headers];
}

const origin = 'https://api.example.com';
const parameter = (text: string, path = '/x') =>
  `paths: { '${path}': { get: { responses: {}, parameters: [{ ${text} }] } } }`;
const secured = (scheme: string) =>
  `paths: { /x: { get: { responses: {}, security: [{ s: [] }] } } }
components: { securitySchemes: { s: { ${scheme} } } }`;
const server = (url: string) =>
  `servers: [{ url: '${url}', variables: { v: { default: /base } } }]`;

it.each([
  ['name: p, in: path, required: true, example: a/b', '/x/{p}', '/x/a%2Fb'],
  ['name: p, in: path, required: true, example: [1, 2]', '/x/{p}', '/x/1,2'],
  ['name: p, in: path, required: true, explode: true, example: { k: v }', '/x/{p}', '/x/k=v'],
  ['name: p, in: path, schema: { type: string }', '/x/{p}', '/x/texto'],
  ['name: q, in: query, schema: { example: ñ }', '/x', '/x?q=%C3%B1'],
  ['name: q, in: query, example: "+34"', '/x', '/x?q=%2B34'],
  ['name: q, in: query, example: { a: 1, b: 2 }', '/x', '/x?a=1&b=2'],
  ['name: q, in: query, explode: false, example: [1, 2]', '/x', '/x?q=1,2'],
  ['name: q, in: query, example: 1', '/x?b=1#v=1', '/x?b=1&q=1'],
  ['name: q, in: query, required: true', '/x', '/x?q=texto'],
  // An optional parameter without an example is left out.
  ['name: q, in: query, schema: { default: 1 }', '/x', '/x'],
])('the parameter { %s } of %s is sent in %s', async (text, path, target) => {
  expect(await targetOf(parameter(text, path))).toEqual([origin + target]);
});

it.each([
  ['name: h, in: header, example: a', 'h: a'],
  ['name: h, in: header, example: "a\\r\\nSet-Cookie: b"', 'h: a  Set-Cookie: b'],
  ['name: c, in: cookie, example: 1', 'Cookie: c=1'],
])('the parameter { %s } is sent as the header %s', async (text, header) => {
  expect(await targetOf(parameter(text))).toEqual([`${origin}/x`, header]);
});

it.each([
  ['type: apiKey, in: query, name: k', [`${origin}/x?k=TU_CLAVE_API`]],
  ['type: apiKey, in: header, name: K', [`${origin}/x`, 'K: TU_CLAVE_API']],
  ['type: http, scheme: Bearer', [`${origin}/x`, 'Authorization: Bearer TU_TOKEN']],
  ['type: http, scheme: basic', [`${origin}/x`, 'Authorization: Basic TUS_CREDENCIALES_EN_BASE64']],
])('the security scheme { %s } is sent', async (scheme, target) => {
  expect(await targetOf(secured(scheme))).toEqual(target);
});

it.each([
  ['https://api.test/v1/', 'https://api.test/v1/x'],
  ['/v1', `${origin}/v1/x`],
  ['https://no host.test', `${origin}/x`],
  ['javascript:alert(1)', `${origin}/javascript:alert(1)/x`],
  // Even if a variable begins with a slash, the key is not sent to another host.
  ['/{v}/v3', `${origin}/base/v3/x`],
  ['https://api.test/{v}/', 'https://api.test/base/x'],
  ['//api.test{v}', 'https://api.test/base/x'],
])('the server %s is called at %s', async (url, target) => {
  expect(await targetOf(server(url))).toEqual([target]);
});

it('samples use the default values of server variables', async () => {
  const yaml = `servers: [{ url: 'https://h.test:{port}', variables: { port: { default: 84, enum: [84, 85] } } }]`;
  expect(await targetOf(yaml)).toEqual(['https://h.test:84/x']);
});

it.each([
  ['application/json', 'example: { a: 1 }', 'application/json', '{\n  "a": 1\n}'],
  ['application/vnd.a+json', 'example: [1]', 'application/vnd.a+json', '[\n  1\n]'],
  ['*/*', 'example: 1', 'application/json', '1'],
  ['application/json', 'example: \'{"a":1}\'', 'application/json', '{\n  "a": 1\n}'],
  ['application/json', 'examples: { a: { value: null } }', 'application/json', 'null'],
  ['application/json', '', 'application/json', '{}'],
  ['application/json', 'schema: {}', 'application/json', '{}'],
  ['text/plain', 'example: hola', 'text/plain', 'hola'],
  ['text/*', 'example: hola', 'text/plain', 'hola'],
  [
    'application/x-www-form-urlencoded',
    'example: { a: b c, l: [1, 2], o: { k: 1 } }',
    'application/x-www-form-urlencoded',
    'a=b%20c&l=1&l=2&o=%7B%22k%22%3A1%7D',
  ],
])('a body of %s { %s } is sent as %s: %s', async (type, media, mediaType, text) => {
  const [request] = await requestsOf(
    `paths: { /x: { post: { responses: {}, requestBody: { content: { '${type}': { ${media} } } } } } }`,
  );
  expect(request?.body).toEqual({ mediaType, text });
});

it('a form has a part for each field, and for each item of a list', async () => {
  const [request] = await requestsOf(`
paths:
  /x:
    post:
      responses: {}
      requestBody:
        content:
          multipart/form-data:
            schema:
              properties:
                binary: { type: string, format: binary }
                media: { type: string, contentMediaType: application/octet-stream }
                files: { type: array, items: { type: string, format: binary } }
                either: { oneOf: [{ type: string, format: binary }, { type: string, format: uri }] }
                image: { type: string, format: binary }
                meta: { properties: { a: { type: integer } } }
                list: { type: array, minItems: 2, items: { type: boolean } }
            encoding: { image: { contentType: 'image/png, image/jpeg' } }`);
  expect(request?.body && 'parts' in request.body && request.body.parts).toEqual([
    { name: 'binary', file: 'archivo' },
    { name: 'media', file: 'archivo' },
    { name: 'files', file: 'archivo' },
    { name: 'either', file: 'archivo' },
    { name: 'image', file: 'archivo', mediaType: 'image/png' },
    { name: 'meta', value: '{"a":0}', mediaType: 'application/json' },
    { name: 'list', value: 'true' },
    { name: 'list', value: 'true' },
  ]);
});

it('each example of the JSON body is a request, and each other media type one more', async () => {
  const operation = await readTestOperation(`
paths:
  /x:
    post:
      responses: {}
      requestBody:
        content:
          text/csv: { example: 'a,b' }
          application/json: { examples: { one: { summary: Uno, value: 1 }, ejemplo: { value: 2 } } }`);
  const requests = buildRequests(operation).map(({ request, ...named }) => ({
    ...named,
    body: request.body && toTextBody(request.body).text,
  }));
  expect(requests).toMatchObject([
    { name: 'one', title: 'Uno', exampleName: 'one', body: '1' },
    { name: 'ejemplo', title: 'ejemplo', exampleName: 'ejemplo', body: '2' },
    { name: 'text/csv', title: 'text/csv', body: 'a,b' },
  ]);
});
