/**
 * What a value of a contract is: `text`, `number`, `flag` and `data` (whatever its author wants), an object of `supported`, a list
 * (`tag[]`) or a map with names of the author (`{response}`).
 */
export type Kind = string;

const texts = (...keys: string[]): Record<string, Kind> => ofKind('text', keys);
const ofKind = (kind: Kind, keys: string[]) => Object.fromEntries(keys.map((key) => [key, kind]));

const examples = { example: 'data', examples: '{example}' };
const value = { ...texts('description'), ...ofKind('flag', ['required', 'deprecated', 'explode']) };
const operation = {
  ...texts('operationId', 'summary', 'description'),
  deprecated: 'flag',
  externalDocs: 'docs',
  parameters: 'parameter[]',
  requestBody: 'body',
  responses: '{response}',
  security: '{text[]}[]',
  servers: 'server[]',
  tags: 'text[]',
};
const verbs = ['get', 'put', 'post', 'delete', 'patch'];
const flow = { ...texts('authorizationUrl', 'tokenUrl', 'refreshUrl'), scopes: '{text}' };
// prettier-ignore
const limits = [
  'minLength', 'maxLength', 'minimum', 'maximum', 'multipleOf', 'minItems', 'maxItems', 'minProperties', 'maxProperties',
];

/** The keywords that each object of a contract may have. The README has the same as a table. */
export const supported: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  root: {
    openapi: 'text',
    info: 'info',
    servers: 'server[]',
    paths: '{path}',
    tags: 'tag[]',
    components: 'components',
    security: '{text[]}[]',
    externalDocs: 'docs',
    'x-tagGroups': 'tagGroup[]',
  },
  info: {
    ...texts('title', 'version', 'summary', 'description', 'termsOfService'),
    contact: 'contact',
    license: 'license',
  },
  contact: texts('name', 'url', 'email'),
  license: texts('name', 'url', 'identifier'),
  server: { ...texts('url', 'description'), variables: '{variable}' },
  variable: { ...texts('default', 'description'), enum: 'text[]' },
  tag: { ...texts('name', 'description'), externalDocs: 'docs' },
  tagGroup: { name: 'text', tags: 'text[]' },
  docs: texts('url', 'description'),
  path: {
    ...texts('summary', 'description'),
    parameters: 'parameter[]',
    servers: 'server[]',
    ...ofKind('operation', verbs),
  },
  operation,
  parameter: { ...texts('name', 'in', 'style'), ...value, ...examples, schema: 'schema' },
  header: { ...texts('style'), ...value, ...examples, schema: 'schema' },
  body: { description: 'text', required: 'flag', content: '{media}' },
  response: { description: 'text', headers: '{header}', content: '{media}' },
  media: { ...examples, schema: 'schema', encoding: '{encoding}' },
  encoding: { contentType: 'text', style: 'text', explode: 'flag' },
  example: { ...texts('summary', 'description'), value: 'data' },
  components: {
    schemas: '{schema}',
    responses: '{response}',
    parameters: '{parameter}',
    examples: '{example}',
    requestBodies: '{body}',
    headers: '{header}',
    securitySchemes: '{scheme}',
    pathItems: '{path}',
  },
  scheme: {
    ...texts('type', 'description', 'name', 'in', 'scheme', 'bearerFormat', 'openIdConnectUrl'),
    flows: 'flows',
  },
  flows: ofKind('flow', ['implicit', 'password', 'clientCredentials', 'authorizationCode']),
  flow,
  schema: {
    ...texts('title', 'description', 'format', 'pattern', 'contentMediaType', '$comment'),
    ...ofKind('number', limits),
    ...ofKind('flag', ['nullable', 'readOnly', 'writeOnly', 'deprecated', 'uniqueItems']),
    type: 'types',
    exclusiveMinimum: 'limit',
    exclusiveMaximum: 'limit',
    required: 'text[]',
    enum: 'data[]',
    const: 'data',
    default: 'data',
    example: 'data',
    examples: 'data[]',
    properties: '{schema}',
    additionalProperties: 'others',
    items: 'schema',
    allOf: 'schema[]',
    oneOf: 'schema[]',
    anyOf: 'schema[]',
    discriminator: 'discriminator',
    externalDocs: 'docs',
    'x-enumDescriptions': 'data',
  },
  discriminator: { propertyName: 'text', mapping: '{text}' },
};

/** Keywords without which an object says nothing. */
export const required: Readonly<Record<string, readonly string[]>> = {
  root: ['info', 'paths'],
  info: ['title'],
  server: ['url'],
  tag: ['name'],
  parameter: ['name', 'in'],
  example: ['value'],
  scheme: ['type'],
  discriminator: ['propertyName'],
};

/** What may be a reference, and where the target is if it is in a file of its own. */
export const sections: Readonly<Record<string, string>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  body: 'requestBodies',
  header: 'headers',
  scheme: 'securitySchemes',
  path: 'pathItems',
};

/** Values that some keywords may have, by object and keyword. */
export const values: Readonly<Record<string, readonly string[]>> = {
  'parameter.in': ['path', 'query', 'header', 'cookie'],
  'scheme.type': ['apiKey', 'http', 'oauth2', 'openIdConnect'],
  'scheme.in': ['header', 'query', 'cookie'],
  'encoding.style': ['form'],
  'header.style': ['simple'],
};

/** The style of the parameters of each place; no other is supported. */
export const styles: Readonly<Record<string, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** What to do instead, by the name of what is not supported; of all else, its name says it. */
export const advice: Readonly<Record<string, string>> = {
  webhooks: 'describe the events in the text of a tag',
  callbacks: 'describe them in the description of the operation',
  links: 'name the next operation in the description of the response',
  xml: 'describe the JSON of it',
  externalValue: 'write the value into the contract',
  prefixItems: 'use items with oneOf, or an object',
  patternProperties: 'use additionalProperties, and describe the names',
  propertyNames: 'describe the names',
  not: 'describe what is excluded',
  if: 'use oneOf with an option for each case',
  then: 'use oneOf with an option for each case',
  else: 'use oneOf with an option for each case',
  dependentRequired: 'use oneOf with an option for each case',
  dependentSchemas: 'use oneOf with an option for each case',
  unevaluatedProperties: 'use additionalProperties',
  unevaluatedItems: 'use maxItems',
  contains: 'describe what the list contains',
  contentEncoding: 'use format: byte',
  $defs: 'move the schemas to components.schemas',
  definitions: 'move the schemas to components.schemas',
  content: 'give it a schema',
  allowReserved: 'values are percent-encoded',
  allowEmptyValue: 'describe what an empty value means',
  'x-internal': 'remove what readers must not see from this file',
  'x-codeSamples': 'samples are made from the contract',
};
