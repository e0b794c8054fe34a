/** Keywords by Redocly's type of their node, and by the advice on what to write instead. */
type Limitations = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Keywords that pages or samples would have to respect, but do not. */
export const unsupportedKeywords: Limitations = {
  Root: { 'describe the events in the description of a tag': ['webhooks'] },
  PathItem: {
    'name them at the top of the document': ['servers'],
    'remove the operation': ['head', 'options', 'trace'],
  },
  Operation: {
    'describe the calls in the description of the operation': ['callbacks'],
    'name them at the top of the document': ['servers'],
  },
  Response: { 'name the next operation in the description of the response': ['links'] },
  Parameter: {
    'declare it as type: string, and describe its content in the description': ['content'],
    'values are percent-encoded; remove it if the API accepts that': ['allowReserved'],
  },
  Encoding: {
    'describe them in the description of the field': ['headers'],
    'describe the form of the value in the description of the field': ['style', 'explode'],
    'values are percent-encoded; remove it if the API accepts that': ['allowReserved'],
  },
  MediaType: { 'describe the events in the description of the response': ['itemSchema'] },
  Example: { 'write the value into the document': ['externalValue'] },
  Schema: {
    'use items with oneOf, or an object': ['prefixItems'],
    'use additionalProperties, and describe the names': ['patternProperties'],
    'describe the names in the description': ['propertyNames'],
    'use oneOf with an alternative for each case': ['if', 'then', 'else', 'dependentSchemas'],
    'say it in the description': [
      'not',
      'contains',
      'minContains',
      'maxContains',
      'dependentRequired',
      'unevaluatedItems',
      'contentSchema',
    ],
    'use additionalProperties': ['unevaluatedProperties'],
    'use format: byte': ['contentEncoding'],
    'move the schemas to components.schemas': ['$defs', 'definitions'],
    'use $ref': ['$dynamicRef', '$recursiveRef'],
  },
};

/** Keywords that pages merely leave out. */
export const hiddenKeywords: Limitations = {
  Root: { 'remove it': ['jsonSchemaDialect'] },
  License: { 'name the license in name, and link it in url': ['identifier'] },
  PathItem: { 'write it into each operation': ['summary', 'description'] },
  Parameter: { 'say it in the description': ['allowEmptyValue'] },
  Header: { 'give it a schema': ['content'] },
  Operation: {
    'samples are made from the document; remove it': ['x-codeSamples', 'x-code-samples'],
  },
  Schema: {
    'remove it': ['xml', '$id', '$anchor', '$dynamicAnchor', '$schema', '$vocabulary'],
    'remove it, or use a YAML comment': ['$comment'],
  },
};

export const shownExtensions: readonly string[] = ['x-tagGroups', 'x-enumDescriptions'];

/** Returns the advice on what to write instead of a keyword; undefined if the list does not have the keyword for this type of node. */
export function findAdvice(list: Limitations, type: string, keyword: string): string | undefined {
  const advice = Object.entries(list[type] ?? {});
  return advice.find(([, keywords]) => keywords.includes(keyword))?.[0];
}
