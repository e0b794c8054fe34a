import type { Contract } from '../contract/Contract';
import { at, entriesAt, isObject, itemsAt, objectAt, stringAt } from '../contract/json';
import { readShape, valuesOf } from '../model/shape';

/** A value for a schema: its own example, else one made from its shape. `stack` has the schemas around it. */
export function buildSampleValue(
  contract: Contract,
  schema: unknown,
  stack: readonly unknown[] = [],
): unknown {
  const shape = readShape(contract, [schema], stack);
  for (const part of shape.parts) {
    const value = objectAt(part);
    for (const keyword of ['example', 'const', 'default'])
      if (keyword in value) return value[keyword];
    const [first] = [...itemsAt(part, 'examples'), ...itemsAt(part, 'enum')];
    if (first !== undefined) return first;
  }
  const inside = [...stack, ...shape.parts];
  // Without a prototype: a property may be called "constructor" or "__proto__".
  const fields = Object.create(null) as Record<string, unknown>;
  let isObjectSchema = false;
  for (const part of shape.parts) {
    if (at(part, 'type') === 'object' || isObject(at(part, 'properties'))) isObjectSchema = true;
    const required = new Set(itemsAt(part, 'required'));
    for (const [name, property] of entriesAt(part, 'properties')) {
      if (at(property, 'readOnly') === true) continue;
      if (!required.has(name) && inside.length > 12) continue;
      if (isRepeated(contract, property, inside)) continue;
      fields[name] ??= buildSampleValue(contract, property, inside);
    }
  }
  const [option] = shape.parts.flatMap((part) => [
    ...itemsAt(part, 'oneOf'),
    ...itemsAt(part, 'anyOf'),
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

function isRepeated(contract: Contract, schema: unknown, stack: readonly unknown[]): boolean {
  const shape = readShape(contract, [schema], stack);
  const [itemSchema] = valuesOf(shape, 'items');
  return itemSchema === undefined
    ? shape.recursions.length > 0
    : isRepeated(contract, itemSchema, [...stack, ...shape.parts]);
}

function samplePrimitive(contract: Contract, schema: unknown, stack: readonly unknown[]): unknown {
  const { type, format, minimum, items } = objectAt(schema);
  const name: unknown = Array.isArray(type) ? type.find((candidate) => candidate !== 'null') : type;
  if (name === 'integer' || name === 'number') return typeof minimum === 'number' ? minimum : 0;
  if (name === 'boolean') return true;
  if (name === 'array' || (name === undefined && items !== undefined)) {
    const itemSchema = items ?? itemsAt(schema, 'prefixItems')[0];
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
