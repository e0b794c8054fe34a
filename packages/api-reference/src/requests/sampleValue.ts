import { sample } from 'openapi-sampler';
import { isObject, type Json } from '../contract/json';
import type { Direction, Schema } from '../contract/schema';
import { placeholderTexts } from '../texts';

/** Values of a sample, and levels of fields: optional ones end at the first, required ones at the second. */
const limits = { size: 300, optional: 5, required: 16 };

/**
 * A value for a schema: its examples where it has some, else values within its limits. openapi-sampler makes it, from a schema without
 * references and options: it would follow every path of a contract, however many there are, and does not read discriminators.
 */
export function sampleValue(schema: Schema, direction: Direction): unknown {
  let size = 0;
  /** Undefined for what repeats a schema around it or goes too deep. */
  const flatten = (one: Schema, stack: readonly unknown[], level: number): Json | undefined => {
    size += 1;
    const isRepeated = one.parts.some((part) => stack.includes(part));
    if (isRepeated || size > limits.size || level > limits.required) return undefined;
    const inside = [...stack, ...one.parts];
    const [example = one.get('const')] = one.examples;
    if (example !== undefined) return { example };
    const properties: Json = {};
    const add = (name: string, inner: Schema, isRequired: boolean) => {
      if (inner.isHidden(direction) || (!isRequired && level >= limits.optional)) return;
      const value =
        flatten(inner, inside, level + 1) ?? (isRequired && { example: emptyOf(inner) });
      if (value) properties[name] = value;
    };
    for (const [name, inner] of one.properties) add(name, inner, one.required.has(name));
    if (typeof one.others === 'object') add(placeholderTexts.key, one.others, false);
    for (const { list, property } of one.options) {
      const possible = list.map(
        (option) => [option, flatten(option.schema, inside, level)] as const,
      );
      const [option, chosen] = possible.find(([, value]) => value !== undefined) ?? [];
      if (!isObject(chosen?.properties)) return chosen;
      Object.assign(properties, chosen.properties);
      if (property !== undefined) properties[property] = { const: option?.value };
    }
    const [type = one.isNullable ? 'null' : undefined] = one.types;
    if (type === 'object' || Object.keys(properties).length > 0) {
      return { type: 'object', properties };
    }
    if (type !== 'array' || one.items === undefined) return flattenScalar(one, type);
    const items = flatten(one.items, inside, level + 1);
    return items && { type, items, minItems: Math.min(Number(one.get('minItems') ?? 1), 20) };
  };
  const flat = flatten(schema, [], 0);
  return flat === undefined ? emptyOf(schema) : sample(flat);
}

/** Of a value that is there but would repeat a schema without end. */
function emptyOf(schema: Schema): unknown {
  if (schema.isNullable) return null;
  return schema.types.includes('array') ? [] : {};
}

/** Formats that openapi-sampler has a value for. */
const formats = /^(email|hostname|date|(date-)?time|password|ipv[46]|uri(-reference)?|uuid)$/;
const limitKeywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

function flattenScalar(schema: Schema, type: string | undefined): Json {
  const format = schema.get('format');
  const values = schema.values.map(({ value }) => value).filter((value) => value !== null);
  const fixed = schema.get('default') ?? values[0];
  const plain: Json = { type, format, default: fixed };
  if (fixed !== undefined) return plain;
  if (type === 'string' && !formats.test(String(format))) return { default: writeText(schema) };
  for (const keyword of limitKeywords) plain[keyword] = schema.get(keyword);
  return plain;
}

/** A text in the language of the pages, of an allowed length; by a pattern where the library can. */
function writeText(schema: Schema): string {
  const other: Readonly<Record<string, string>> = { byte: 'dGV4dG8=', duration: 'P1D' };
  const text = other[String(schema.get('format'))] ?? placeholderTexts.text;
  const least = Math.min(Number(schema.get('minLength') ?? 1), 1000);
  const most = Number(schema.get('maxLength') ?? Infinity);
  const length = Math.min(Math.max(least, text.length), most);
  const fitting = text.repeat(Math.ceil(length / text.length)).slice(0, length);
  const pattern = schema.get('pattern');
  // Some patterns take forever on a long text, or make one.
  if (typeof pattern !== 'string' || /\{\d{3}/.test(pattern)) return fitting;
  const simple = pattern.replaceAll('\\d', '[0-9]').replaceAll('\\w', '[a-z]');
  try {
    const made = String(sample({ type: 'string', pattern: simple }, { enablePatterns: true }));
    return made.length <= 20 && new RegExp(pattern).test(made) ? made : fitting;
  } catch {
    return fitting;
  }
}
