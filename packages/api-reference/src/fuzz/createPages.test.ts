import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findErrors } from '../testing/findErrors';
import { createPagesFrom } from '../testing/readPages';
import { hostileTexts } from './hostileTexts';

const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
/** openapi-core follows a `$ref` in any value. */
const key = text.filter((name) => name !== '$ref');
const value = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.dictionary(key, text),
);

const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.record(
      {
        type: fc.constantFrom('string', 'integer'),
        description: text,
        enum: fc.array(value, { minLength: 1 }),
        default: value,
        example: value,
        pattern: text,
      },
      { requiredKeys: ['type'] },
    ),
    fc.constant({ $ref: '#/components/schemas/Node' }),
    fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(text, tie('schema'), { maxKeys: 3 }),
    }),
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }), title: text }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
  ),
}));

const content = fc.record({ 'application/json': fc.record({ schema }) });
const contract = fc
  .record({
    name: text,
    texts: fc.array(text, { minLength: 4, maxLength: 4 }),
    parameter: schema,
    body: content,
    answer: content,
    node: fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(text, schema, { maxKeys: 3 }),
    }),
  })
  .map(({ name, texts: [a, b, c, d], parameter, body, answer, node }) => ({
    openapi: '3.0.3',
    info: { title: `API ${a}`, version: '1', description: b },
    tags: [{ name: 'tag', description: c }],
    paths: {
      [`/x/${name}`]: {
        post: {
          operationId: 'x',
          summary: `X ${d}`,
          description: a,
          tags: ['tag'],
          parameters: [
            { name: name || 'a', in: 'query', required: true, description: b, schema: parameter },
          ],
          requestBody: { description: c, content: body },
          responses: { 200: { description: d, content: answer } },
        },
      },
    },
    components: { schemas: { Node: node } },
  }));

/** `npm run test:fuzz` sets another seed and more runs than those of the suite. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121);
const numRuns = Number(process.env.FUZZ_RUNS ?? 40);

test('any valid contract becomes pages that render, are harmless and lose no name', async () => {
  await fc.assert(
    fc.asyncProperty(contract, async (document) => {
      await checkPages(document);
    }),
    { seed, numRuns },
  );
}, 3_600_000);

/** A contract of several hundred operations, of which a few are rendered. */
test('a large contract from a seed becomes a page for each operation', async () => {
  const ids = await checkPages(growContract(300), 30);
  // Schemas that no operation uses are on pages of models.
  expect(ids.filter((id) => !/^modelos(?:-\d+)?$/.test(id))).toHaveLength(1 + 20 + 300);
  expect(new Set(ids).size).toBe(ids.length);
}, 300_000);

/** One contract with an operation of each of many. */
function growContract(count: number): object {
  const paths: Record<string, object> = {};
  const schemas: Record<string, object> = {};
  fc.sample(contract, { seed, numRuns: count }).forEach((document, index) => {
    const own = JSON.parse(
      JSON.stringify(document).replaceAll('/schemas/Node"', `/schemas/Node${index}"`),
    ) as typeof document;
    const [{ post } = { post: {} }] = Object.values(own.paths);
    paths[`/x/${index}`] = {
      post: { ...post, operationId: `x${index}`, tags: [`tag ${index % 20}`] },
    };
    schemas[`Node${index}`] = own.components.schemas.Node;
  });
  const info = { title: 'Large', version: '1' };
  return { openapi: '3.0.3', info, paths, components: { schemas } };
}

/** Creates the pages of a contract, and checks each or one in `step`. */
async function checkPages(document: object, step = 1): Promise<string[]> {
  const { api, pages } = await createPagesFrom(JSON.stringify(document));
  for (const page of pages.filter((_page, index) => index % step === 0)) {
    expect(findErrors(page, api), page.id).toEqual([]);
  }
  return pages.map(({ id }) => id);
}
