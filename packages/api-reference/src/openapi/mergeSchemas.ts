import { isObject, type Json, typeOf } from './json';
import { type ConstraintKeyword, constraintKeywords } from './model';

/** The merged keywords of schemas that apply together. Schemas inside them are still those of the document. */
export interface MergedKeywords {
  types: string[];
  isNullable: boolean;
  constraints: Partial<Record<ConstraintKeyword, unknown>>;
  /** Values that every schema allows; undefined without `enum`. */
  enum?: unknown[] | undefined;
  enumDescriptions: Json;
  examples: unknown[];
  externalDocs: unknown[];
  isReadOnly: boolean;
  isWriteOnly: boolean;
  isDeprecated: boolean;
  required: string[];
  /** The schemas that apply together to each property, by its name. */
  properties: Map<string, unknown[]>;
  additionalProperties: unknown[];
  items: unknown[];
  alternatives: { keyword: 'oneOf' | 'anyOf'; list: unknown[]; discriminator: unknown }[];
}

/** Merges schemas keyword by keyword. The strictest limit and all properties apply, and the last schema wins for every other keyword. */
export function mergeSchemas(schemas: readonly Json[]): MergedKeywords {
  const merged: MergedKeywords = {
    types: [],
    isNullable: false,
    constraints: {},
    enumDescriptions: {},
    examples: [],
    externalDocs: [],
    isReadOnly: false,
    isWriteOnly: false,
    isDeprecated: false,
    required: [],
    properties: new Map(),
    additionalProperties: [],
    items: [],
    alternatives: [],
  };
  for (const schema of schemas) mergeInto(merged, replaceExclusiveFlags(schema));
  return merged;
}

function mergeInto(merged: MergedKeywords, schema: Json): void {
  if ('example' in schema || 'examples' in schema) merged.examples = [];
  for (const [keyword, value] of Object.entries(schema)) {
    switch (keyword) {
      case 'type':
        merged.types.push(...([value].flat() as string[]));
        break;
      case 'nullable':
        merged.isNullable ||= value === true;
        break;
      case 'readOnly':
        merged.isReadOnly ||= value === true;
        break;
      case 'writeOnly':
        merged.isWriteOnly ||= value === true;
        break;
      case 'deprecated':
        merged.isDeprecated ||= value === true;
        break;
      case 'minimum':
      case 'exclusiveMinimum':
      case 'minLength':
      case 'minItems':
      case 'minProperties':
        merged.constraints[keyword] = Math.max(...listNumbers(value, merged.constraints[keyword]));
        break;
      case 'maximum':
      case 'exclusiveMaximum':
      case 'maxLength':
      case 'maxItems':
      case 'maxProperties':
        merged.constraints[keyword] = Math.min(...listNumbers(value, merged.constraints[keyword]));
        break;
      case 'uniqueItems':
        if (value === true) merged.constraints.uniqueItems = true;
        break;
      case 'enum':
        merged.enum = intersect(merged.enum, value as unknown[]);
        break;
      case 'x-enumDescriptions':
        Object.assign(merged.enumDescriptions, value);
        break;
      case 'example':
        merged.examples.unshift(value);
        break;
      case 'examples':
        if (Array.isArray(value)) merged.examples.push(...(value as unknown[]));
        break;
      case 'contentMediaType':
        // OpenAPI 3.1 describes a file by its media type, which becomes the format `binary` of OpenAPI 3.0.
        if (value === 'application/octet-stream') merged.constraints.format = 'binary';
        break;
      case 'externalDocs':
        merged.externalDocs.push(value);
        break;
      case 'required':
        merged.required.push(...(value as string[]));
        break;
      case 'properties':
        for (const [name, property] of Object.entries(value as Json)) {
          merged.properties.set(name, [...(merged.properties.get(name) ?? []), property]);
        }
        break;
      case 'additionalProperties':
        merged.additionalProperties.push(value);
        break;
      case 'items':
        merged.items.push(value);
        break;
      case 'oneOf':
      case 'anyOf':
        merged.alternatives.push({
          keyword,
          list: value as unknown[],
          discriminator: schema.discriminator,
        });
        break;
      default:
        if (isConstraint(keyword)) merged.constraints[keyword] = value;
    }
  }
}

/** Converts the flags that make limits exclusive in OpenAPI 3.0 to limits of OpenAPI 3.1. */
function replaceExclusiveFlags(schema: Json): Json {
  const { exclusiveMinimum, exclusiveMaximum, ...replaced } = schema;
  if (typeof exclusiveMinimum === 'number') replaced.exclusiveMinimum = exclusiveMinimum;
  if (typeof exclusiveMaximum === 'number') replaced.exclusiveMaximum = exclusiveMaximum;
  if (exclusiveMinimum === true && 'minimum' in replaced) {
    replaced.exclusiveMinimum = replaced.minimum;
    delete replaced.minimum;
  }
  if (exclusiveMaximum === true && 'maximum' in replaced) {
    replaced.exclusiveMaximum = replaced.maximum;
    delete replaced.maximum;
  }
  return replaced;
}

function listNumbers(...values: unknown[]): number[] {
  return values.filter((value) => typeof value === 'number');
}

function intersect(known: unknown[] | undefined, values: unknown[]): unknown[] {
  return known === undefined ? values : known.filter((value) => values.includes(value));
}

function isConstraint(keyword: string): keyword is ConstraintKeyword {
  return (constraintKeywords as readonly string[]).includes(keyword);
}

/** Keywords that imply a type where a schema declares none, in the order in which they are tried. */
const keywordsByType: Readonly<Record<string, RegExp>> = {
  object: /^(properties|additionalProperties|(min|max)Properties)$/,
  array: /^(items|(min|max|unique)Items)$/,
  string: /^(pattern|(min|max)Length)$/,
  number: /^(minimum|maximum|exclusive(Minimum|Maximum)|multipleOf)$/,
};

/** Lists the types of schemas that apply together: the declared ones, else those that other keywords or values imply. */
export function listTypes(schemas: readonly Json[], merged: MergedKeywords): string[] {
  if (merged.types.length > 0) return [...new Set(merged.types)];
  const keywords = schemas.flatMap(Object.keys);
  const found = Object.entries(keywordsByType).find(([, pattern]) =>
    keywords.some((keyword) => pattern.test(keyword)),
  );
  if (found !== undefined) return [found[0]];
  const values = 'const' in merged.constraints ? [merged.constraints.const] : (merged.enum ?? []);
  if (values.length > 0) return [...new Set(values.map(typeOf))];
  const { format } = merged.constraints;
  if (typeof format !== 'string') return [];
  if (/^int(32|64)$/.test(format)) return ['integer'];
  return [/^(float|double)$/.test(format) ? 'number' : 'string'];
}

/** Whether a schema allows `null` and nothing else. */
export function isNullSchema(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const { type, enum: values } = schema;
  const hasEnumValues = Array.isArray(values) && values.length > 0;
  return (
    type === 'null' ||
    schema.const === null ||
    (hasEnumValues && (values as unknown[]).every((value) => value === null))
  );
}
