import type { Oas3_1Schema } from '@redocly/openapi-core';
import { isObject, type Json, typeOf } from './json';
import type { Schema } from './model';

/** A schema of a bundled document, of OpenAPI 3.0 or 3.1. */
export type DocumentSchema = Oas3_1Schema & {
  nullable?: boolean;
  'x-enumDescriptions'?: Record<string, string>;
};

/** The merged keywords of schemas that apply together. Schemas inside them are not merged yet. */
export interface MergedKeywords extends Omit<Schema, SchemaKeyword> {
  /** The schemas that apply together to each property, by its name. */
  properties: ReadonlyMap<string, readonly DocumentSchema[]>;
  additionalProperties: readonly (DocumentSchema | boolean)[];
  items: readonly DocumentSchema[];
}

/** Properties of a schema that depend on its place in the document or on the schemas inside it. */
type SchemaKeyword =
  | 'structure'
  | 'name'
  | 'mergedNames'
  | 'title'
  | 'descriptions'
  | 'properties'
  | 'additionalProperties'
  | 'items'
  | 'alternatives';

/** Merges schemas: the strictest limits and common `enum` values, all types, flags and properties, and the last of most other keywords. */
export function mergeSchemas(parts: readonly DocumentSchema[]): MergedKeywords {
  const schemas = parts.map(replaceExclusiveFlags);
  const hasFlag = (keyword: 'nullable' | 'readOnly' | 'writeOnly' | 'deprecated') =>
    schemas.some((schema) => schema[keyword] === true);
  const withExamples = schemas.findLast((schema) => 'example' in schema || 'examples' in schema);
  const { example, examples = [] } = withExamples ?? {};
  const constraints = mergeConstraints(schemas);
  const enumValues = mergeEnums(schemas);
  return {
    types: listTypes(schemas, constraints, enumValues),
    isNullable: hasFlag('nullable'),
    constraints,
    enum: enumValues,
    examples: example === undefined ? examples : [example, ...examples],
    externalDocs: schemas.flatMap(({ externalDocs }) => externalDocs ?? []),
    isReadOnly: hasFlag('readOnly'),
    isWriteOnly: hasFlag('writeOnly'),
    isDeprecated: hasFlag('deprecated'),
    required: new Set(schemas.flatMap(({ required }) => required ?? [])),
    properties: groupProperties(schemas),
    additionalProperties: schemas.flatMap((schema) => schema.additionalProperties ?? []),
    items: schemas.flatMap(({ items }) => (isObject(items) ? [items] : [])),
  };
}

/** Converts the flags that make limits exclusive in OpenAPI 3.0 to limits of OpenAPI 3.1. */
function replaceExclusiveFlags(schema: DocumentSchema): DocumentSchema {
  const replaced = { ...schema };
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[flag] !== 'boolean') continue;
    delete replaced[flag];
    if (!schema[flag] || schema[limit] === undefined) continue;
    replaced[flag] = schema[limit];
    delete replaced[limit];
  }
  return replaced;
}

function mergeConstraints(schemas: readonly DocumentSchema[]): Schema['constraints'] {
  const merged: Json = {};
  for (const schema of schemas) {
    for (const [keyword, value] of Object.entries(schema)) {
      merged[keyword] = mergeValues(keyword, merged[keyword], value);
    }
    // OpenAPI 3.1 describes a file by its media type, which becomes the format `binary` of OpenAPI 3.0.
    if (schema.contentMediaType === 'application/octet-stream') merged.format = 'binary';
  }
  return merged;
}

/** Returns the strictest of two limits, and the last of two other values. */
function mergeValues(keyword: string, known: unknown, value: unknown): unknown {
  if (/^(min|exclusiveMin)/.test(keyword)) return Math.max(Number(known ?? value), Number(value));
  if (/^(max|exclusiveMax)/.test(keyword)) return Math.min(Number(known ?? value), Number(value));
  return keyword === 'uniqueItems' && value === false ? known : value;
}

/** Lists the values that the `enum` of every schema allows. */
function mergeEnums(schemas: readonly DocumentSchema[]): Schema['enum'] {
  const [first = [], ...others] = schemas.flatMap(({ enum: values }) => (values ? [values] : []));
  const descriptions = new Map(
    schemas.flatMap((schema) => Object.entries(schema['x-enumDescriptions'] ?? {})),
  );
  return first
    .filter((value) => others.every((values) => values.includes(value)))
    .map((value) => ({ value, description: descriptions.get(String(value)) }));
}

function groupProperties(schemas: readonly DocumentSchema[]): MergedKeywords['properties'] {
  const groups = new Map<string, DocumentSchema[]>();
  const entries = schemas.flatMap(({ properties = {} }) => Object.entries(properties));
  for (const [name, property] of entries) {
    groups.set(name, [...(groups.get(name) ?? []), property]);
  }
  return groups;
}

/** Keywords that imply a type if a schema declares none, in the order in which they are tried. */
const keywordsByType: Readonly<Record<string, RegExp>> = {
  object: /^(properties|additionalProperties|(min|max)Properties)$/,
  array: /^(items|(min|max|unique)Items)$/,
  string: /^(pattern|(min|max)Length)$/,
  number: /^(minimum|maximum|exclusive(Minimum|Maximum)|multipleOf)$/,
};

/** Lists the types of schemas that apply together: the declared ones, else those that other keywords or values imply. */
function listTypes(
  schemas: readonly DocumentSchema[],
  { const: constant, format }: Schema['constraints'],
  enumValues: Schema['enum'],
): string[] {
  const declared = schemas.flatMap(({ type }) => type ?? []);
  if (declared.length > 0) return [...new Set(declared)];
  const keywords = schemas.flatMap(Object.keys);
  const found = Object.entries(keywordsByType).find(([, pattern]) =>
    keywords.some((keyword) => pattern.test(keyword)),
  );
  if (found !== undefined) return [found[0]];
  const values = constant === undefined ? enumValues.map(({ value }) => value) : [constant];
  if (values.length > 0) return [...new Set(values.map(typeOf))];
  if (typeof format !== 'string') return [];
  if (/^int(32|64)$/.test(format)) return ['integer'];
  return [/^(float|double)$/.test(format) ? 'number' : 'string'];
}
