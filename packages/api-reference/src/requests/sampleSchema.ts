import { sample } from 'openapi-sampler';
import { isObject, type Json } from '../openapi/json';
import type { Alternative, Direction, Schema } from '../openapi/model';
import { placeholderTexts } from '../texts';

const limits = {
  /** If a sample has more objects and lists than this, optional fields with further ones are left out. */
  structures: 300,
  /** Optional fields inside more schemas than this are left out. */
  optionalDepth: 5,
  /** Required objects and lists without an example, inside more schemas than this, are empty or `null`. */
  requiredDepth: 16,
  /** Maximum number of items that a list without an example gets, even if `minItems` demands more. */
  items: 20,
};

/**
 * Returns the first example of a schema, else a value made from its keywords; undefined if the schema says nothing about its values.
 *
 * @param direction requests have no read-only fields, responses no write-only ones
 */
export function sampleSchema(schema: Schema, direction: Direction): unknown {
  const sampled = new Sampler(direction).sampleOrUndefined(schema, []);
  return sampled === undefined && !isUntyped(schema) ? nullOrEmptyStructureOf(schema) : sampled;
}

/** Returns a value without read-only fields in a request, or write-only ones in a response. Only `properties` and `items` are followed. */
export function omitHiddenFields(value: unknown, schema: Schema, direction: Direction): unknown {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => omitHiddenFields(item, items, direction)) : value;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const property = schema.properties.get(name);
    if (property === undefined) return [[name, inner]];
    if (isHidden(property, direction)) return [];
    return [[name, omitHiddenFields(inner, property, direction)]];
  });
  return Object.fromEntries(entries);
}

/** Whether a field with this schema is left out: in requests if it is read-only, in responses if it is write-only. */
export function isHidden(schema: Schema, direction: Direction): boolean {
  return direction === 'request' ? schema.readOnly === true : schema.writeOnly === true;
}

function isUntyped({ types, alternatives, isNullable }: Schema): boolean {
  return types.length === 0 && alternatives.length === 0 && !isNullable;
}

/** Returns the value for a schema of which no sample can be made, for example because it is recursive. */
function nullOrEmptyStructureOf(schema: Schema): unknown {
  if (schema.isNullable) return null;
  return schema.types.includes('array') ? [] : {};
}

/** Creates one sample, and counts the objects and lists in it. */
class Sampler {
  private structureCount = 0;

  constructor(private readonly direction: Direction) {}

  /** Returns undefined if no sample can be made, for example because the schema repeats an ancestor, is nested too deeply or is untyped. */
  sampleOrUndefined(schema: Schema, ancestors: readonly Schema[]): unknown {
    const { examples, alternatives } = schema;
    if (examples.length > 0) return omitHiddenFields(examples[0], schema, this.direction);
    if ('const' in schema) return schema.const;
    if (schema.structure === '') return sampleScalar(schema);
    if (alternatives.length > 0 && schema.default !== undefined) return schema.default;
    const isRepeated = ancestors.some(({ structure }) => structure === schema.structure);
    if (isRepeated || ancestors.length > limits.requiredDepth) return undefined;
    this.structureCount += 1;
    const inside = [...ancestors, schema];
    const object = this.sampleFields(schema, inside);
    for (const { list, propertyName } of alternatives) {
      const [alternative, value] = this.sampleFirstPossible(list, inside);
      if (!isObject(value)) return value;
      Object.assign(object, value);
      const [chosen] = alternative?.discriminatorValues ?? [];
      if (propertyName !== undefined && chosen !== undefined) object[propertyName] = chosen;
    }
    const [type] = schema.types;
    const hasFields = Object.keys(object).length > 0;
    if (type === 'object' || hasFields || alternatives.length > 0) return object;
    return type === 'array' ? this.sampleItems(schema, inside) : sampleScalar(schema);
  }

  private sampleFields(schema: Schema, ancestors: readonly Schema[]): Json {
    const object: Json = {};
    const depth = ancestors.length;
    for (const [name, property] of schema.properties) {
      const isRequired = schema.required.has(name);
      if (isHidden(property, this.direction)) continue;
      const isFull = property.structure !== '' && this.structureCount > limits.structures;
      if (!isRequired && (depth > limits.optionalDepth || isFull)) continue;
      const value = this.sampleOrUndefined(property, ancestors);
      if (value !== undefined) object[name] = value;
      else if (isUntyped(property)) object[name] = null;
      else if (isRequired) object[name] = nullOrEmptyStructureOf(property);
    }
    const { additionalProperties } = schema;
    if (typeof additionalProperties === 'object' && depth <= limits.optionalDepth) {
      const value = this.sampleOrUndefined(additionalProperties, ancestors);
      if (value !== undefined) object[placeholderTexts.key] = value;
    }
    return object;
  }

  /** Returns the first alternative of which a sample can be made, and this sample; an empty array if there is none. */
  private sampleFirstPossible(
    alternatives: readonly Alternative[],
    ancestors: readonly Schema[],
  ): [alternative?: Alternative, value?: unknown] {
    for (const alternative of alternatives) {
      const value = this.sampleOrUndefined(alternative.schema, ancestors);
      if (value !== undefined) return [alternative, value];
    }
    return [];
  }

  private sampleItems(schema: Schema, ancestors: readonly Schema[]): unknown[] | undefined {
    const { items, minItems = 1, uniqueItems = false } = schema;
    if (items === undefined) return [];
    const first = this.sampleOrUndefined(items, ancestors);
    if (first === undefined) return undefined;
    const count = Math.min(minItems, limits.items);
    if (!uniqueItems) return Array.from({ length: count }, () => first);
    const distinct = [...new Set([first, ...items.enum.map(({ value }) => value)])];
    const isFree = items.enum.length === 0;
    for (let index = 1; isFree && index < count; index += 1) distinct.push(variantOf(first, index));
    return [...new Set(distinct)].slice(0, count);
  }
}

/** Returns a different string, number or boolean; any other value stays the same. */
function variantOf(value: unknown, index: number): unknown {
  if (typeof value === 'string') return `${value}${index + 1}`;
  if (typeof value === 'number') return value + index;
  return typeof value === 'boolean' ? !value : value;
}

function sampleByLibrary(schema: object): unknown {
  return sample(schema, { enablePatterns: true });
}

/** Matches the formats of strings for which openapi-sampler creates the sample. */
const knownFormats = /^(email|hostname|date|(date-)?time|password|ipv[46]|uri(-reference)?|uuid)$/;

/** Returns the default or the first `enum` value (not `null`), else a value of the first type, else `null` if allowed, else undefined. */
function sampleScalar(schema: Schema): unknown {
  const { isNullable, format } = schema;
  const values = schema.enum.map(({ value }) => value).filter((value) => value !== null);
  const fixed = schema.default ?? values[0];
  if (fixed !== undefined) return fixed;
  const [type = isNullable ? 'null' : undefined] = schema.types;
  switch (type) {
    case undefined:
      return undefined;
    case 'string':
      return knownFormats.test(String(format))
        ? sampleByLibrary({ type, format })
        : sampleText(schema);
    case 'number':
    case 'integer':
      return sampleNumber(schema, type);
    default:
      return sampleByLibrary({ type });
  }
}

function sampleNumber(schema: Schema, type: string): number {
  const { format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const limited = { type, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum };
  const number = Number(sampleByLibrary(limited));
  const step = Number(multipleOf ?? 0);
  if (step <= 0) return number;
  const multiple = Math.ceil(number / step) * step;
  const isExcluded = exclusiveMinimum !== undefined && multiple <= Number(exclusiveMinimum);
  // Removes the rounding error of floating-point arithmetic.
  return Number((isExcluded ? multiple + step : multiple).toPrecision(12));
}

/** Returns a short string for the pattern if openapi-sampler finds one, else a placeholder of allowed length, at most 1000 characters. */
function sampleText({ format, minLength = 1, maxLength = Infinity, pattern }: Schema): string {
  const textsByFormat: Readonly<Record<string, string>> = { byte: 'dGV4dG8=', duration: 'P1D' };
  const text = textsByFormat[String(format)] ?? placeholderTexts.text;
  const length = Math.min(Math.max(Math.min(minLength, 1000), text.length), maxLength);
  const fitting = text.repeat(Math.ceil(length / text.length)).slice(0, length);
  // Long repetitions in a pattern can take very long, or generate a very long text.
  if (typeof pattern !== 'string' || /\{\d{3}/.test(pattern)) return fitting;
  const simplePattern = pattern.replaceAll('\\d', '[0-9]').replaceAll('\\w', '[a-z]');
  try {
    const schema = { type: 'string', pattern: simplePattern };
    const matching = String(sampleByLibrary(schema));
    return matching.length <= 20 && new RegExp(pattern).test(matching) ? matching : fitting;
  } catch {
    return fitting;
  }
}
