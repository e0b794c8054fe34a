import type { BundledContract } from './BundledContract';
import { at, entriesAt, isObject, itemsAt, objectAt, stringAt } from './json';
import { referenceOf } from './schemas';

/** Which way a schema is read: requests have no read-only fields, responses no write-only ones. */
export type Direction = 'request' | 'response';

/** A schema with its `$ref`s followed and its `allOf`s side by side. */
export interface Shape {
  /** Every schema whose keywords apply. Recursion is a reference back to one of them. */
  parts: readonly unknown[];
  /** Names of the shared schemas among them. */
  names: readonly string[];
  /** Surrounding schemas that it refers to. */
  recursions: readonly unknown[];
}

/** Reads the shape of schemas that apply together. `stack` has the schemas around them. */
export function readShape(
  contract: BundledContract,
  schemas: readonly unknown[],
  stack: readonly unknown[] = [],
): Shape {
  const parts: unknown[] = [];
  const recursions: unknown[] = [];

  function enter(schema: unknown): void {
    if (isObject(schema) && stack.includes(schema)) {
      recursions.push(schema);
      return;
    }
    if (isObject(schema) && parts.includes(schema)) return;
    parts.push(schema);
    const reference = referenceOf(schema);
    const target = reference === undefined ? undefined : contract.target(reference);
    if (target !== undefined) enter(target);
    itemsAt(schema, 'allOf').forEach(enter);
    for (const keyword of ['oneOf', 'anyOf']) {
      const [only, ...others] = listOptions(contract, schema, keyword);
      if (only !== undefined && others.length === 0) enter(only);
    }
  }

  schemas.forEach(enter);
  return { parts, names: parts.flatMap((part) => contract.nameOf(part) ?? []), recursions };
}

/** The options of `oneOf` or `anyOf` but `null`, which the type shows. */
export function listOptions(
  contract: BundledContract,
  schema: unknown,
  keyword: string,
): unknown[] {
  return itemsAt(schema, keyword).filter((option) => !isNull(contract, option));
}

function isNull(contract: BundledContract, schema: unknown): boolean {
  const { type, const: value, enum: values, ...others } = objectAt(contract.follow(schema));
  if (Object.keys(others).some((key) => key !== 'title' && key !== 'description')) return false;
  const isOnlyNull = Array.isArray(values) && values.length === 1 && values[0] === null;
  return type === 'null' || value === null || isOnlyNull;
}

/** A name for readers: the shared name or the title. */
export function schemaName(contract: BundledContract, schema: unknown): string | undefined {
  return contract.nameOf(schema) ?? stringAt(schema, 'title');
}

/** Every value of a keyword in the parts of a shape. */
export function valuesOf({ parts }: Shape, keyword: string): unknown[] {
  return parts.flatMap((part) => {
    const value = objectAt(part)[keyword];
    return value === undefined ? [] : [value];
  });
}

/** The schemas of each property of a shape. */
export function propertiesOf(shape: Shape): Map<string, unknown[]> {
  const byName = new Map<string, unknown[]>();
  for (const [name, schema] of valuesOf(shape, 'properties').flatMap((map) => entriesAt(map))) {
    byName.set(name, [...(byName.get(name) ?? []), schema]);
  }
  return byName;
}

/** Whether a keyword is true for the value of a shape. */
export function isMarked(
  { parts, recursions }: Shape,
  keyword: 'deprecated' | 'readOnly' | 'writeOnly',
): boolean {
  return [...parts, ...recursions].some((part) => at(part, keyword) === true);
}

/** The type of a schema as pages show it: `string`, `object[]`, `string | null`. */
export function typeLabel(contract: BundledContract, shape: Shape, depth = 0): string {
  const declared = valuesOf(shape, 'type').flat();
  const types = new Set(declared.filter((type) => typeof type === 'string'));
  if (types.size === 0) for (const type of inferTypes(shape)) types.add(type);
  const isNullOption = ['oneOf', 'anyOf'].some((keyword) =>
    shape.parts.some(
      (part) => itemsAt(part, keyword).length > listOptions(contract, part, keyword).length,
    ),
  );
  const isNullable =
    isNullOption ||
    valuesOf(shape, 'nullable').includes(true) ||
    (types.has('null') && types.size > 1);
  if (isNullable) types.delete('null');
  const labels = [...types].map((type) =>
    type === 'array' ? arrayLabel(contract, shape, depth) : type,
  );
  if (labels.length === 0) labels.push(...combinationLabels(contract, shape, depth));
  if (labels.length === 0) {
    const [recursion] = shape.recursions;
    const other = shape.parts.includes(false) ? 'never' : 'any';
    labels.push(recursion === undefined ? other : (schemaName(contract, recursion) ?? 'object'));
  }
  if (isNullable && !labels.includes('null')) labels.push('null');
  return labels.join(' | ');
}

function arrayLabel(contract: BundledContract, shape: Shape, depth: number): string {
  if (depth > 5) return 'array';
  const labelOf = (schemas: readonly unknown[]) =>
    typeLabel(contract, readShape(contract, schemas, shape.parts), depth + 1);
  const tuple = listTuple(shape);
  if (tuple.length > 0) return `[${tuple.map((schema) => labelOf([schema])).join(', ')}]`;
  const itemSchemas = valuesOf(shape, 'items');
  if (itemSchemas.length === 0) return 'array';
  const label = labelOf(itemSchemas);
  return label.includes(' ') ? `(${label})[]` : `${label}[]`;
}

/** The schemas of a tuple's elements. */
export function listTuple({ parts }: Shape): unknown[] {
  return parts.flatMap((part) => [...itemsAt(part, 'prefixItems'), ...itemsAt(part, 'items')]);
}

function combinationLabels(contract: BundledContract, shape: Shape, depth: number): string[] {
  if (depth > 5) return [];
  const options = ['oneOf', 'anyOf'].flatMap((keyword) =>
    shape.parts.flatMap((part) => listOptions(contract, part, keyword)),
  );
  const labels = options.map((option) =>
    typeLabel(contract, readShape(contract, [option], shape.parts), depth + 1),
  );
  return [...new Set(labels.flatMap((label) => label.split(' | ')))];
}

// prettier-ignore
const keywordsOfTypes = {
  object: ['properties', 'additionalProperties', 'patternProperties', 'minProperties', 'maxProperties'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'],
  string: ['pattern', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'],
};

function inferTypes(shape: Shape): string[] {
  for (const [type, keywords] of Object.entries(keywordsOfTypes)) {
    if (keywords.some((keyword) => valuesOf(shape, keyword).length > 0)) return [type];
  }
  return [...valuesOf(shape, 'enum').flat(), ...valuesOf(shape, 'const')].map(typeOfValue);
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
