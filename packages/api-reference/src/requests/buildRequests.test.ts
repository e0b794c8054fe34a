import { expect, it } from 'vitest';
import type { HttpRequest } from '@aifindr-docs/request-samples';
import { readTestApi } from '../testing';
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
  ['in: query, example: { a: 1, b: 2 }', '?a=1&b=2'],
  ["in: query, example: '+34600'", '?p=%2B34600'],
  ['in: query, schema: { example: 20 }', '?p=20'],
  ['in: query, schema: { default: 1 }', 'https://api.example.com/x\n'],
  ['in: header, example: "a\\r\\nSet-Cookie: b=c"', 'p: a  Set-Cookie: b=c'],
])('a parameter { %s } gives %s', (parameter, part) => {
  const path = parameter.includes('in: path') ? '/x/{p}' : '/x';
  const { url, headers } = buildFirst(
    `paths: { '${path}': { get: { parameters: [{ name: p, ${parameter} }] } } }`,
  );
  const lines = headers.map(({ name, value }) => `${name}: ${value}`);
  expect([url, ...lines, ''].join('\n')).toContain(part);
});

it.each([
  ['/v1', 'https://api.example.com/v1/x'],
  ['https://no host.example.com', 'https://api.example.com/x'],
  ['javascript:alert(1)', 'https://api.example.com/javascript:alert(1)/x'],
  // A variable that brings its slash sends the key to no other host.
  ['/{v}/v3', 'https://api.example.com/base/v3/x'],
  ['https://api.test/{v}/', 'https://api.test/base/x'],
  ['//api.test{v}', 'https://api.test/base/x'],
])('the server %s is requested as %s', (url, address) => {
  const variables = url.includes('{v}') ? 'variables: { v: { default: /base } }' : '';
  const yaml = `servers: [{ url: '${url}', ${variables} }]\npaths: { /x: { get: {} } }`;
  expect(buildFirst(yaml).url).toBe(address);
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
