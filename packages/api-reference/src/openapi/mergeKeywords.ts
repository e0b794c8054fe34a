import type { Oas3_1Schema } from '@redocly/openapi-core';
import { isObject, type Json, jsonType } from './json';

/** A schema of a bundled document, of OpenAPI 3.0 or 3.1. */
export type DocumentSchema = Oas3_1Schema & {
  nullable?: boolean;
  'x-enumDescriptions'?: Record<string, string>;
};

/** Merges the keywords of schemas that apply together. Of a keyword that holds schemas, only the last value is kept. */
export function mergeKeywords(schemas: readonly DocumentSchema[]): DocumentSchema {
  const merged: Json = {};
  for (const schema of schemas.map(unifyVersionKeywords)) {
    for (const [keyword, value] of Object.entries(schema)) {
      merged[keyword] = mergeKeywordValues(keyword, merged[keyword], value);
    }
  }
  return merged;
}

/** Brings keywords of OpenAPI 3.0 and 3.1 to one form: `examples`, exclusive limits that are numbers, and `format: binary` for files. */
function unifyVersionKeywords({ example, ...schema }: DocumentSchema): DocumentSchema {
  const normalized = { ...schema };
  if (example !== undefined) normalized.examples = [example, ...(schema.examples ?? [])];
  if (schema.contentMediaType === 'application/octet-stream') normalized.format = 'binary';
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[flag] !== 'boolean') continue;
    delete normalized[flag];
    if (!schema[flag] || schema[limit] === undefined) continue;
    normalized[flag] = schema[limit];
    delete normalized[limit];
  }
  return normalized;
}

/** Returns the stricter limit, a flag that either sets, common `enum` values, all types, required names or `enum` texts; else `value`. */
function mergeKeywordValues(keyword: string, known: unknown, value: unknown): unknown {
  if (/^(min|exclusiveMin)/.test(keyword)) return Math.max(Number(known ?? value), Number(value));
  if (/^(max|exclusiveMax)/.test(keyword)) return Math.min(Number(known ?? value), Number(value));
  switch (keyword) {
    case 'nullable':
    case 'readOnly':
    case 'writeOnly':
    case 'deprecated':
    case 'uniqueItems':
      return value === true || known;
    case 'type':
    case 'required':
      return [...new Set([known ?? [], value].flat())];
    case 'enum':
      return Array.isArray(known) && Array.isArray(value)
        ? known.filter((item) => value.includes(item))
        : value;
    case 'x-enumDescriptions':
      return isObject(known) && isObject(value) ? { ...known, ...value } : value;
    default:
      return value;
  }
}

/** Keywords that imply a type if a schema declares none, in the order in which they are tried. */
const keywordsByType: Readonly<Record<string, RegExp>> = {
  object: /^(properties|additionalProperties|(min|max)Properties)$/,
  array: /^(items|(min|max|unique)Items)$/,
  string: /^(pattern|(min|max)Length)$/,
  number: /^(minimum|maximum|exclusive(Minimum|Maximum)|multipleOf)$/,
};

export function listDeclaredOrImpliedTypes(schema: DocumentSchema): string[] {
  const { type, const: constant, enum: values = [], format } = schema;
  if (type !== undefined) return [type].flat();
  const implied = Object.entries(keywordsByType).find(([, pattern]) =>
    Object.keys(schema).some((keyword) => pattern.test(keyword)),
  );
  if (implied !== undefined) return [implied[0]];
  const allowed = constant === undefined ? values : [constant];
  if (allowed.length > 0) return [...new Set(allowed.map(jsonType))];
  if (format === undefined) return [];
  if (/^int(32|64)$/.test(format)) return ['integer'];
  return [/^(float|double)$/.test(format) ? 'number' : 'string'];
}
