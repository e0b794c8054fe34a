import type { Contract } from '../contract/Contract';
import { child, type Cursor, isObject, items, keyOf, objectAt, stringAt } from '../contract/Cursor';

/** A schema with its `$ref`s followed and its `allOf`s laid side by side. */
export interface Shape {
  /** Every schema object whose keywords apply. */
  parts: readonly Cursor[];
  /** Names of the shared schemas that it is made of. */
  names: readonly string[];
  /** Keys of every place that was entered; a reference back to one of them is a recursion. */
  keys: readonly string[];
  /** Keys and names of the schemas that it would enter again. */
  recursions: readonly { key: string; name: string }[];
}

/** Reads the shape of schemas that apply together. `stack` holds the keys of the schemas around them. */
export function readShape(
  contract: Contract,
  schemas: readonly Cursor[],
  stack: readonly string[],
): Shape {
  const parts: Cursor[] = [];
  const names: string[] = [];
  const keys: string[] = [];
  const recursions: { key: string; name: string }[] = [];

  function enter(cursor: Cursor): void {
    const key = keyOf(cursor);
    if (stack.includes(key)) {
      recursions.push({ key, name: nameOf(cursor) });
      return;
    }
    if (keys.includes(key)) return;
    keys.push(key);
    const name = componentName(cursor);
    if (name !== undefined) names.push(name);
    parts.push(cursor);
    const reference = stringAt(cursor, '$ref') ?? stringAt(cursor, '$dynamicRef');
    const target = reference === undefined ? undefined : contract.target(reference, cursor.file);
    if (target !== undefined && typeof target !== 'string') enter(target);
    for (const member of items(child(cursor, 'allOf'))) enter(member);
  }

  for (const schema of schemas) enter(schema);
  return { parts, names, keys, recursions };
}

/** The name under which a schema is shared, where it is. */
export function componentName({ path }: Cursor): string | undefined {
  const parent = path.at(-2);
  return parent === 'schemas' || parent === '$defs' || parent === 'definitions'
    ? path.at(-1)
    : undefined;
}

/** A name for readers: the shared name, the title, or the last key that leads to the schema. */
export function nameOf(cursor: Cursor): string {
  return (
    componentName(cursor) ?? stringAt(cursor, 'title') ?? cursor.path.at(-1) ?? cursor.file.label
  );
}

/** The type of a schema in the notation of the pages: `string`, `object[]`, `string | null`. */
export function typeLabel(contract: Contract, shape: Shape, depth = 0): string {
  const types = new Set<string>();
  let isNullable = false;
  for (const part of shape.parts) {
    const value = objectAt(part);
    for (const type of Array.isArray(value.type) ? value.type : [value.type]) {
      if (typeof type === 'string') types.add(type);
    }
    if (value.nullable === true) isNullable = true;
  }
  if (types.size === 0) for (const type of inferTypes(shape)) types.add(type);
  isNullable ||= types.delete('null') && types.size > 0;
  const labels = [...types].map((type) =>
    type === 'array' ? arrayLabel(contract, shape, depth) : type,
  );
  if (labels.length === 0) labels.push(...combinationLabels(contract, shape, depth));
  if (labels.length === 0) {
    const [recursion] = shape.recursions;
    labels.push(
      recursion?.name ?? (shape.parts.some(({ value }) => value === false) ? 'never' : 'any'),
    );
  }
  if (isNullable && !labels.includes('null')) labels.push('null');
  return labels.join(' | ');
}

function arrayLabel(contract: Contract, shape: Shape, depth: number): string {
  const itemSchemas = shape.parts.flatMap((part) => child(part, 'items') ?? []);
  if (itemSchemas.length === 0 || depth > 5) return 'array';
  const label = typeLabel(contract, readShape(contract, itemSchemas, shape.keys), depth + 1);
  return label.includes(' ') ? `(${label})[]` : `${label}[]`;
}

function combinationLabels(contract: Contract, shape: Shape, depth: number): string[] {
  if (depth > 5) return [];
  const options = shape.parts.flatMap((part) => [
    ...items(child(part, 'oneOf')),
    ...items(child(part, 'anyOf')),
  ]);
  const labels = options.map((option) =>
    typeLabel(contract, readShape(contract, [option], shape.keys), depth + 1),
  );
  return [...new Set(labels.flatMap((label) => label.split(' | ')))];
}

function inferTypes(shape: Shape): string[] {
  const has = (...keywords: string[]) =>
    shape.parts.some((part) => keywords.some((key) => key in objectAt(part)));
  if (
    has('properties', 'additionalProperties', 'patternProperties', 'minProperties', 'maxProperties')
  )
    return ['object'];
  if (has('items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems')) return ['array'];
  if (has('pattern', 'minLength', 'maxLength')) return ['string'];
  if (has('minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'))
    return ['number'];
  const values = shape.parts.flatMap((part): unknown[] => [
    ...items(child(part, 'enum')).map(({ value }) => value),
    ...('const' in objectAt(part) ? [objectAt(part).const] : []),
  ]);
  return [...new Set(values.map(typeOfValue))];
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isObject(value)) return 'object';
  return typeof value;
}
