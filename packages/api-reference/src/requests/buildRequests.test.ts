import { expect, it } from 'vitest';
import type { HttpRequest } from '@aifindr-docs/request-samples';
import { readTestApi } from '../testing/contracts';
import { buildRequests } from './buildRequests';

/** The first request of the first operation of a contract in YAML. */
function buildFirst(yaml: string): HttpRequest {
  const [first] = readTestApi(yaml).operations.flatMap((operation) => buildRequests(operation));
  if (first === undefined) throw new Error('no request');
  return first.request;
}

it.each<[string, string]>([
  ['in: path, required: true, example: [1, 2]', '/x/1,2'],
  ['in: path, required: true, explode: true, example: { k: v }', '/x/k=v'],
  ['in: query, example: [a, b]', '?p=a&p=b'],
  ['in: query, explode: false, example: [a, b]', '?p=a,b'],
  ['in: query, example: { a: 1, b: 2 }', '?a=1&b=2'],
  ["in: query, example: '+34600'", '?p=%2B34600'],
  ['in: query, schema: { example: 20 }', '?p=20'],
  ['in: query, example: 20', '?p=20'],
  ['in: query, example: "a\\ud800b"', '?p=a%EF%BF%BDb'],
  ['in: cookie, example: { a: 1 }', 'Cookie: a=1'],
  ['in: header, example: "a\\r\\nSet-Cookie: b=c"', 'p: a  Set-Cookie: b=c'],
])('a parameter { %s } gives %s', (parameter, part) => {
  const path = parameter.includes('in: path') ? '/x/{p}' : '/x';
  const { url, headers } = buildFirst(
    `paths: { '${path}': { get: { parameters: [{ name: p, ${parameter} }] } } }`,
  );
  const lines = [url, ...headers.map(({ name, value }) => `${name}: ${value}`)];
  expect(lines.join('\n')).toContain(part);
});

it('an optional parameter without an example is not sent', () => {
  const { url } = buildFirst(
    'paths: { /x: { get: { parameters: [{ name: p, in: query, schema: { default: 1 } }] } } }',
  );
  expect(url).toBe('https://api.example.com/x');
});

it.each([
  ['/v1', 'https://api.example.com/v1/x'],
  ['https://no host.example.com', 'https://api.example.com/x'],
  ['javascript:alert(1)', 'https://api.example.com/javascript:alert(1)/x'],
])('the server %s is requested as %s', (url, address) => {
  const request = buildFirst(`servers: [{ url: '${url}' }]\npaths: { /x: { get: {} } }`);
  expect(request.url).toBe(address);
});

it.each([
  ['/{basePath}/v3', '/base', 'https://api.example.com/base/v3/x'],
  ['https://api.test/{basePath}/', '/v3', 'https://api.test/v3/x'],
  ['{server}/v3', 'https://api.test', 'https://api.test/v3/x'],
  ['//{server}', 'api.test', 'https://api.test/x'],
])('the server %s with %s sends the key to no other host: %s', (url, value, address) => {
  const name = /\{(.*)\}/.exec(url)?.[1] ?? '';
  const servers = `servers: [{ url: '${url}', variables: { ${name}: { default: '${value}' } } }]`;
  expect(buildFirst(`${servers}\npaths: { /x: { get: {} } }`).url).toBe(address);
});

it('a form has files, lists and JSON', () => {
  const { body } = buildFirst(
    'paths: { /x: { post: { requestBody: { content: { multipart/form-data: { schema: { properties: { f: { type: array, items: { format: binary } }, m: { properties: { a: { type: integer } } }, l: { type: array, minItems: 2, items: { type: boolean } } } }, encoding: { f: { contentType: image/png } } } } } } } }',
  );
  expect(body).toEqual({
    mediaType: 'multipart/form-data',
    parts: [
      { name: 'f', file: 'archivo', mediaType: 'image/png' },
      { name: 'm', value: '{"a":0}', mediaType: 'application/json' },
      { name: 'l', value: 'true' },
      { name: 'l', value: 'true' },
    ],
  });
});
