/**
 * What a value of a contract is: `text`, `number`, `flag` and `data` (whatever its author wants), one of some words (`=a,b`), an object of
 * `supported`, a list (`tag[]`) or a map with names of the author (`{response}`); with `!` at its end, its object says nothing without it.
 */
export type Kind = string;

const texts = (...keys: string[]): Record<string, Kind> => ofKind('text', keys);
const ofKind = (kind: Kind, keys: string[]) => Object.fromEntries(keys.map((key) => [key, kind]));

const examples = { example: 'data', examples: '{example}' };
const value = {
  description: 'text',
  ...ofKind('flag', ['required', 'deprecated', 'explode']),
  ...examples,
  schema: 'schema',
};
// prettier-ignore
const limits = [
  'minLength', 'maxLength', 'minimum', 'maximum', 'multipleOf', 'minItems', 'maxItems', 'minProperties', 'maxProperties',
];

/** The keywords that each object of a contract may have. The README has the same as a table. */
export const supported: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  root: {
    openapi: 'text',
    info: 'info!',
    servers: 'server[]',
    paths: '{path}!',
    tags: 'tag[]',
    components: 'components',
    security: '{text[]}[]',
    externalDocs: 'docs',
    'x-tagGroups': 'tagGroup[]',
  },
  info: {
    title: 'text!',
    ...texts('version', 'summary', 'description', 'termsOfService'),
    contact: 'contact',
    license: 'license',
  },
  contact: texts('name', 'url', 'email'),
  license: texts('name', 'url'),
  server: { url: 'text!', description: 'text', variables: '{variable}' },
  variable: { ...texts('default', 'description'), enum: 'text[]' },
  tag: { name: 'text!', description: 'text', externalDocs: 'docs' },
  tagGroup: { name: 'text', tags: 'text[]' },
  docs: texts('url', 'description'),
  path: {
    parameters: 'parameter[]',
    ...ofKind('operation', ['get', 'put', 'post', 'delete', 'patch']),
  },
  operation: {
    ...texts('operationId', 'summary', 'description'),
    deprecated: 'flag',
    externalDocs: 'docs',
    parameters: 'parameter[]',
    requestBody: 'body',
    responses: '{response}',
    security: '{text[]}[]',
    tags: 'text[]',
  },
  parameter: { name: 'text!', in: '=path,query,header,cookie!', style: '=form,simple', ...value },
  body: { description: 'text', required: 'flag', content: '{media}' },
  response: { description: 'text', content: '{media}' },
  media: { ...examples, schema: 'schema' },
  example: { ...texts('summary', 'description'), value: 'data!' },
  components: {
    schemas: '{schema}',
    responses: '{response}',
    parameters: '{parameter}',
    examples: '{example}',
    requestBodies: '{body}',
    securitySchemes: '{scheme}',
    pathItems: '{path}',
  },
  scheme: {
    type: '=apiKey,http,oauth2,openIdConnect!',
    in: '=header,query,cookie',
    scheme: '=basic,bearer',
    ...texts('description', 'name', 'bearerFormat', 'openIdConnectUrl'),
    flows: 'flows',
  },
  flows: ofKind('flow', ['implicit', 'password', 'clientCredentials', 'authorizationCode']),
  flow: { ...texts('authorizationUrl', 'tokenUrl', 'refreshUrl'), scopes: '{text}' },
  schema: {
    ...texts('title', 'description', 'format', 'pattern'),
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
  discriminator: { propertyName: 'text!', mapping: '{text}' },
};

/** What to do instead, by the name of what is not supported; of all else, its name says it. */
export const advice: Readonly<Record<string, string>> = {
  webhooks: 'describe the events in the text of a tag',
  headers: 'name them in the description of the response',
  links: 'name the next operation in the description of the response',
  externalValue: 'write the value into the contract',
  prefixItems: 'use items with oneOf, or an object',
  patternProperties: 'use additionalProperties, and describe the names',
  if: 'use oneOf with an option for each case',
  unevaluatedProperties: 'use additionalProperties',
  contentEncoding: 'use format: byte',
  $defs: 'move the schemas to components.schemas',
  content: 'give it a schema',
  servers: 'name them at the top of the contract',
  allowReserved: 'values are percent-encoded',
  'x-internal': 'remove what readers must not see from this file',
  'x-codeSamples': 'samples are made from the contract',
};
