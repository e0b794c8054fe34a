import type { Contract } from '../contract/Contract';
import {
  child,
  type Cursor,
  entries,
  isObject,
  items,
  keyOf,
  objectAt,
  stringAt,
} from '../contract/Cursor';
import { readShape } from '../render/readShape';

/** A value that fits a schema, for examples where the contract gives none: its own examples first, then its shape. */
export function buildSampleValue(
  contract: Contract,
  schema: Cursor,
  stack: readonly string[] = [],
): unknown {
  const shape = readShape(contract, [schema], stack);
  for (const part of shape.parts) {
    const value = objectAt(part);
    for (const keyword of ['example', 'const', 'default'])
      if (keyword in value) return value[keyword];
    if (Array.isArray(value.examples) && value.examples.length > 0) return value.examples[0];
    if (Array.isArray(value.enum) && value.enum.length > 0) return value.enum[0];
  }
  const inside = [...stack, ...shape.keys];
  // Without a prototype: a property may be called "constructor" or "__proto__".
  const fields = Object.create(null) as Record<string, unknown>;
  let isObjectSchema = false;
  for (const part of shape.parts) {
    const value = objectAt(part);
    if (value.type === 'object' || isObject(value.properties)) isObjectSchema = true;
    const required = new Set(Array.isArray(value.required) ? value.required : []);
    for (const [name, property] of entries(child(part, 'properties'))) {
      if (objectAt(property).readOnly === true) continue;
      if (!required.has(name) && inside.length > 12) continue;
      if (isRepeated(contract, property, inside)) continue;
      fields[name] ??= buildSampleValue(contract, property, inside);
    }
  }
  const [option] = shape.parts.flatMap((part) => [
    ...items(child(part, 'oneOf')),
    ...items(child(part, 'anyOf')),
  ]);
  if (option !== undefined && !isRepeated(contract, option, inside)) {
    const value = buildSampleValue(contract, option, inside);
    if (!isObjectSchema) return value;
    return isObject(value) ? { ...fields, ...value } : fields;
  }
  if (isObjectSchema) return fields;
  const typed = shape.parts.find((part) => 'type' in objectAt(part) || 'items' in objectAt(part));
  return samplePrimitive(contract, typed, inside);
}

function isRepeated(contract: Contract, schema: Cursor, stack: readonly string[]): boolean {
  const shape = readShape(contract, [schema], stack);
  const [itemSchema] = shape.parts.flatMap((part) => child(part, 'items') ?? []);
  if (itemSchema !== undefined) return isRepeated(contract, itemSchema, [...stack, ...shape.keys]);
  return shape.recursions.length > 0 || stack.includes(keyOf(schema));
}

function samplePrimitive(
  contract: Contract,
  schema: Cursor | undefined,
  stack: readonly string[],
): unknown {
  const { type, format, minimum } = objectAt(schema);
  const name: unknown = Array.isArray(type) ? type.find((candidate) => candidate !== 'null') : type;
  if (name === 'integer' || name === 'number') return typeof minimum === 'number' ? minimum : 0;
  if (name === 'boolean') return true;
  if (name === 'array' || (name === undefined && child(schema, 'items') !== undefined)) {
    const itemSchema = child(schema, 'items') ?? items(child(schema, 'prefixItems'))[0];
    return itemSchema === undefined ? [] : [buildSampleValue(contract, itemSchema, stack)];
  }
  if (name === 'string')
    return sampleString(typeof format === 'string' ? format : '', stringAt(schema, 'title'));
  return {};
}

function sampleString(format: string, title: string | undefined): string {
  switch (format) {
    case 'date-time':
      return '2026-01-15T10:30:00Z';
    case 'date':
      return '2026-01-15';
    case 'time':
      return '10:30:00Z';
    case 'uuid':
      return '00000000-0000-4000-8000-000000000000';
    case 'email':
      return 'persona@example.com';
    case 'uri':
    case 'url':
      return 'https://www.example.com';
    default:
      return title ?? 'texto';
  }
}
