import fc, { type Arbitrary } from 'fast-check';
import { hostileTexts, oddNames } from './hostileTexts';

type Json = Record<string, unknown>;

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 2, arbitrary: fc.lorem({ maxCount: 4 }) },
);

/** A description: pieces in a line or in paragraphs of their own. */
const text = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 2 }), fc.constantFrom(' ', '\n', '\n\n', ''))
  .map(([pieces, separator]) => pieces.join(separator));

const plainName = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,8}$/);
const name = fc.oneof(
  { weight: 4, arbitrary: plainName },
  { weight: 2, arbitrary: fc.constantFrom(...oddNames) },
  { weight: 2, arbitrary: piece },
);
const headerName = fc.stringMatching(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,12}$/);

const value: Arbitrary<unknown> = fc.oneof(
  text,
  name,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
  fc.dictionary(name, text, { maxKeys: 3 }),
);

const optional = <T>(fields: { [Key in keyof T]: Arbitrary<T[Key]> }) =>
  fc.record(fields, { requiredKeys: [] });

const componentNames = ['Uno', 'Dos', 'Tres'];
const reference = fc
  .constantFrom(...componentNames)
  .map((component) => ({ $ref: `#/components/schemas/${component}` }));

const { schema } = fc.letrec<{ schema: Json; leaf: Json; branch: Json }>((tie) => ({
  schema: fc.oneof({ maxDepth: 2, depthSize: 'small' }, tie('leaf'), tie('branch')),
  leaf: fc.oneof(
    { weight: 1, arbitrary: reference },
    {
      weight: 4,
      arbitrary: optional({
        type: fc.constantFrom('string', 'integer', 'number', 'boolean', 'array', 'object'),
        title: text,
        description: text,
        format: fc.oneof(fc.constantFrom('date-time', 'uuid', 'int64', 'binary'), piece),
        pattern: piece,
        enum: fc.array(value, { minLength: 1, maxLength: 4 }),
        default: value,
        example: value,
        minimum: fc.integer(),
        maxLength: fc.nat(),
        nullable: fc.boolean(),
        deprecated: fc.boolean(),
        readOnly: fc.boolean(),
        writeOnly: fc.boolean(),
        'x-extension': value,
      }),
    },
  ),
  branch: fc.oneof(
    fc
      .tuple(
        fc.dictionary(name, tie('schema'), { maxKeys: 4 }),
        optional({
          description: text,
          additionalProperties: fc.boolean(),
          required: fc.constant(['a']),
        }),
      )
      .map(([properties, rest]) => ({ type: 'object', properties, ...rest })),
    tie('schema').map((items) => ({ type: 'array', items })),
    fc
      .tuple(
        fc.constantFrom('allOf', 'oneOf', 'anyOf'),
        fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
      )
      .map(([keyword, members]) => ({ [keyword]: members })),
    tie('schema').map((not) => ({ not })),
    tie('schema').map((additionalProperties) => ({ type: 'object', additionalProperties })),
    fc.dictionary(piece, reference, { minKeys: 1, maxKeys: 2 }).map((named) => ({
      oneOf: Object.values(named),
      discriminator: {
        propertyName: 'kind',
        mapping: mapValues(named, ({ $ref }) => $ref),
      },
    })),
  ),
}));

function mapValues<T, U>(map: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(map).map(([key, inner]) => [key, change(inner)]));
}

const examples = fc.oneof(
  optional({ example: value }),
  fc
    .dictionary(name, optional({ summary: text, description: text, value }), { maxKeys: 2 })
    .map((named) => ({ examples: named })),
);

const mediaType = fc.constantFrom(
  'application/json',
  'application/problem+json; charset=utf-8',
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/vnd.a<b>+json',
  '*/*',
);
const content = fc.dictionary(
  mediaType,
  fc.tuple(schema, examples).map(([inner, more]) => ({ schema: inner, ...more })),
  { minKeys: 1, maxKeys: 2 },
);

const parameter = fc.oneof(
  fc
    .tuple(name, fc.constantFrom('path', 'query', 'cookie'), schema, text, fc.boolean(), examples)
    .map(([called, place, inner, description, required, more]) => ({
      ...{ name: called, in: place, schema: inner, description, required },
      ...more,
    })),
  fc
    .tuple(headerName, schema, text, fc.boolean())
    .map(([called, inner, description, required]) => ({
      ...{ name: called, in: 'header', schema: inner, description, required },
    })),
);

const response = fc
  .tuple(text, content, fc.dictionary(headerName, schema, { maxKeys: 1 }), fc.boolean())
  .map(([description, inner, headers, hasContent]) => ({
    description,
    headers: mapValues(headers, (header) => ({ schema: header })),
    ...(hasContent && { content: inner }),
  }));
const responses = fc.dictionary(
  fc.constantFrom('200', '201', '404', '4XX', '503', 'default'),
  response,
  { minKeys: 1, maxKeys: 2 },
);

/** What a title has to be: something that is left when spaces go. */
const title = fc.tuple(plainName, text).map(([start, rest]) => `${start} ${rest}`);
const anyResponse = { responses: { default: { description: 'x' } } };

/** What an operation can have; the small ones have one of these parts. */
const parts: Arbitrary<Json>[] = [
  optional({
    description: text,
    deprecated: fc.boolean(),
    tags: fc.array(name, { maxLength: 2 }),
    externalDocs: fc
      .tuple(fc.constantFrom('https://a.example/x', 'javascript:alert(1)', '//evil.example'), text)
      .map(([url, description]) => ({ url, description })),
  }),
  fc.record({ parameters: fc.array(parameter, { minLength: 1, maxLength: 2 }) }),
  fc.record({
    requestBody: fc
      .tuple(content, text)
      .map(([inner, description]) => ({ content: inner, description })),
  }),
  fc.record({ responses }),
  fc.record({
    callbacks: fc.dictionary(
      name,
      fc.tuple(piece, responses, text).map(([expression, answers, summary]) => ({
        [`{$request.body#/${expression}}`]: { post: { summary, responses: answers } },
      })),
      { minKeys: 1, maxKeys: 1 },
    ),
  }),
];

const smallOperation = fc
  .tuple(title, fc.oneof(...parts))
  .map(([summary, part]) => ({ summary, ...anyResponse, ...part }));
const wholeOperation = fc
  .tuple(title, ...parts)
  .map(([summary, ...rest]): Json => Object.assign({ summary, ...anyResponse }, ...rest) as Json);

const pathTemplate = fc
  .array(fc.oneof(plainName, piece), { minLength: 1, maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);
const method = fc.constantFrom('get', 'post', 'put', 'delete');

const schemas = fc
  .tuple(schema, schema, schema)
  .map((list) =>
    Object.fromEntries(componentNames.map((component, index) => [component, list[index]])),
  );

/**
 * Valid documents of one operation with one part. Most are webhooks, which have no request samples: eighteen languages
 * take longer than all the rest.
 */
export const smallContract: Arbitrary<Json> = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.constant('webhooks') },
      { weight: 1, arbitrary: fc.constant('paths') },
    ),
    fc.oneof(pathTemplate, piece),
    method,
    smallOperation,
    schemas,
  )
  .map(([kind, path, verb, operation, components]) => ({
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    [kind]: { [kind === 'paths' ? `/${path}` : path]: { [verb]: operation } },
    components: { schemas: components },
  }));

/** Valid documents whose every part may be hostile, with two operations. */
export const wholeContract: Arbitrary<Json> = fc.record({
  openapi: fc.constantFrom('3.0.3', '3.1.0'),
  info: fc
    .tuple(title, text, text)
    .map(([called, version, description]) => ({ title: called, version, description })),
  servers: fc.array(
    fc
      .tuple(
        fc.constantFrom(
          ...[
            'https://api.example.com',
            '/v1',
            'https://{host}.example.com',
            'javascript:alert(1)',
          ],
        ),
        text,
        piece,
      )
      .map(([url, description, host]) => ({
        url,
        description,
        variables: { host: { default: host, enum: [host] } },
      })),
    { maxLength: 2 },
  ),
  tags: fc.array(
    fc.tuple(name, text).map(([called, description]) => ({ name: called, description })),
    { maxLength: 2 },
  ),
  paths: fc
    .array(fc.tuple(pathTemplate, method, wholeOperation), { minLength: 1, maxLength: 2 })
    .map((list) =>
      Object.fromEntries(
        list.map(([path, verb, operation], index) => [`/${index}${path}`, { [verb]: operation }]),
      ),
    ),
  components: fc.record({
    schemas,
    securitySchemes: fc.record({
      clave: fc.tuple(headerName, text).map(([called, description]) => ({
        ...{ type: 'apiKey', in: 'header', name: called, description },
      })),
    }),
  }),
  security: fc.constant([{ clave: [] }]),
});
