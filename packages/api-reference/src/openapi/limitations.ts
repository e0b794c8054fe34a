/**
 * The keywords that the reference does not show, by Redocly's node type, each with what to write instead. The README has them as a table.
 */
type Limitations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Keywords that would make a page or a sample wrong. */
export const unsupportedKeywords: Limitations = {
  Root: { webhooks: 'describe the events in the description of a tag' },
  PathItem: {
    servers: 'name them at the top of the document',
    head: 'remove the operation',
    options: 'remove the operation',
    trace: 'remove the operation',
  },
  Operation: {
    callbacks: 'describe the calls in the description of the operation',
    servers: 'name them at the top of the document',
  },
  Response: { links: 'name the next operation in the description of the response' },
  Parameter: {
    content: 'declare it as type: string, and describe its content in the description',
    allowReserved: 'values are percent-encoded; remove it if the API accepts that',
  },
  Encoding: {
    headers: 'describe them in the description of the field',
    style: 'describe the form of the value in the description of the field',
    explode: 'describe the form of the value in the description of the field',
    allowReserved: 'values are percent-encoded; remove it if the API accepts that',
  },
  MediaType: { itemSchema: 'describe the events in the description of the response' },
  Example: { externalValue: 'write the value into the document' },
  Schema: {
    prefixItems: 'use items with oneOf, or an object',
    patternProperties: 'use additionalProperties, and describe the names',
    propertyNames: 'describe the names in the description',
    if: 'use oneOf with an alternative for each case',
    then: 'use oneOf with an alternative for each case',
    else: 'use oneOf with an alternative for each case',
    not: 'say it in the description',
    contains: 'say it in the description',
    minContains: 'say it in the description',
    maxContains: 'say it in the description',
    dependentRequired: 'say it in the description',
    dependentSchemas: 'use oneOf with an alternative for each case',
    unevaluatedProperties: 'use additionalProperties',
    unevaluatedItems: 'say it in the description',
    contentEncoding: 'use format: byte',
    contentSchema: 'say it in the description',
    $defs: 'move the schemas to components.schemas',
    definitions: 'move the schemas to components.schemas',
    $dynamicRef: 'use $ref',
    $recursiveRef: 'use $ref',
  },
};

/** Keywords that pages merely leave out. */
export const hiddenKeywords: Limitations = {
  Root: { jsonSchemaDialect: 'remove it' },
  License: { identifier: 'name the license in name, and link it in url' },
  PathItem: {
    summary: 'write it into each operation',
    description: 'write it into each operation',
  },
  Parameter: { allowEmptyValue: 'say it in the description' },
  Header: { content: 'give it a schema' },
  Operation: {
    'x-codeSamples': 'samples are made from the document; remove it',
    'x-code-samples': 'samples are made from the document; remove it',
  },
  Schema: {
    xml: 'remove it',
    $comment: 'remove it, or use a YAML comment',
    $id: 'remove it',
    $anchor: 'remove it',
    $dynamicAnchor: 'remove it',
    $schema: 'remove it',
    $vocabulary: 'remove it',
  },
};

/** Extensions that pages show. */
export const shownExtensions: readonly string[] = ['x-tagGroups', 'x-enumDescriptions'];
