import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readTestOperation } from '../testing';
import { sampleSchema } from './sampleSchema';

/** Samples a schema in a request and in a response. */
async function sampleBoth(schema: object, schemas: object = {}, openapi = '3.1.0') {
  const content = { 'application/json': { schema } };
  const operation = {
    requestBody: { content },
    responses: { 200: { description: 'OK', content } },
  };
  const { requestBody, responses } = await readTestOperation(
    JSON.stringify({
      openapi,
      info: { title: 'T', version: '1' },
      paths: { '/x': { post: operation } },
      components: { schemas },
    }),
  );
  const request = requestBody?.content[0]?.schema;
  const response = responses[0]?.content[0]?.schema;
  if (request === undefined || response === undefined) throw new Error('no schema');
  return {
    request: sampleSchema(request, 'request'),
    response: sampleSchema(response, 'response'),
  };
}

interface Sampled {
  schema: object;
  schemas?: object;
  sample?: unknown;
}

const samples = parse(readFileSync(path.join(__dirname, 'samples.yaml'), 'utf8')) as Record<
  string,
  Sampled
>;

it.each(Object.entries(samples))('a sample has %s', async (_what, { schema, schemas, sample }) => {
  expect(await sampleBoth(schema, schemas)).toEqual({ request: sample, response: sample });
});

it('OpenAPI 3.0 has exclusive limits as flags', async () => {
  const schema = { type: 'integer', minimum: 5, exclusiveMinimum: true };
  expect(await sampleBoth(schema, {}, '3.0.3')).toEqual({ request: 6, response: 6 });
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
