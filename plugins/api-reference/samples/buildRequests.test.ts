import { describe, expect, it } from 'vitest';
import { createContract } from '../contract/Contract';
import { readApi } from '../model/readApi';
import { buildRequests } from './buildRequests';

interface Parts {
  servers?: unknown[];
  parameters?: unknown[];
  requestBody?: unknown;
}

function build({ servers = [{ url: 'https://api.example.com' }], ...operation }: Parts) {
  const post = { operationId: 'x', summary: 'X', responses: {}, ...operation };
  const root = { openapi: '3.0.3', servers, paths: { '/x/{id}': { post } } };
  const api = readApi(createContract(root, []));
  const [first] = api.operations.flatMap((found) => buildRequests(api, found));
  if (first === undefined) throw new Error('no request');
  return first.request;
}

const textOf = (parts: Parts) => {
  const { body } = build(parts);
  return body && 'text' in body ? body.text : '';
};
const parameter = (place: string, example: unknown, more: object = {}) => ({
  parameters: [{ name: 'a', in: place, required: true, example, ...more }],
});
const jsonBody = (schema: unknown) => ({
  requestBody: { content: { 'application/json': { schema } } },
});

describe('the URL', () => {
  it.each<[string, Parts, string]>([
    [
      'relative to a placeholder',
      { servers: [{ url: '/v1' }] },
      'https://api.example.com/v1/x/{id}',
    ],
    [
      'of an invalid server',
      { servers: [{ url: 'https://no host.example.com' }] },
      'https://api.example.com/x/{id}',
    ],
    [
      'of a script',
      { servers: [{ url: 'javascript:alert(1)' }] },
      'https://api.example.com/javascript:alert(1)/x/{id}',
    ],
    [
      'with a lone surrogate',
      parameter('query', 'a\ud800b'),
      'https://api.example.com/x/{id}?a=a%EF%BF%BDb',
    ],
  ])('%s', (_name, parts, url) => {
    expect(decodeURI(build(parts).url)).toBe(decodeURI(url));
  });
});

it('has no control characters in headers', () => {
  expect(build(parameter('header', 'a\r\nSet-Cookie: b=c')).headers).toEqual([
    { name: 'a', value: 'a  Set-Cookie: b=c' },
  ]);
});

it.each(['constructor', 'toString'])('has a property called %s in the body', (name) => {
  const properties = { [name]: { type: 'string', example: 'b' } };
  expect(textOf(jsonBody({ type: 'object', properties }))).toContain(`"${name}": "b"`);
});
