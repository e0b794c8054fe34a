import type { Contract } from './Contract';
import { child, type Cursor, entries, isObject, items, keyOf, objectAt, stringAt } from './Cursor';

/** Keys under which a `$ref` is data of the reader's, not a reference. */
const dataKeys = new Set(['example', 'default', 'enum', 'const', 'value']);
/** Keys whose children are named freely, so that a child called "example" is no example. */
const mapKeys = new Set([
  ...[
    'properties',
    'patternProperties',
    'dependentSchemas',
    '$defs',
    'definitions',
    'schemas',
    'responses',
    'parameters',
  ],
  ...[
    'examples',
    'requestBodies',
    'headers',
    'securitySchemes',
    'links',
    'callbacks',
    'pathItems',
    'paths',
    'webhooks',
  ],
  ...['content', 'encoding', 'variables', 'mapping'],
]);

/** A place to walk from, and whether its keys are free names. */
export interface WalkStart {
  cursor: Cursor;
  isMap: boolean;
}

/**
 * Walks everything that the starts hold or refer to, each place once.
 *
 * @param onBroken is told of each reference that leads nowhere, and why
 * @returns the keys of the places it has been to
 */
export function walkReferenced(
  contract: Contract,
  starts: readonly WalkStart[],
  onBroken: (cursor: Cursor, reference: string, reason: string) => void = () => undefined,
): Set<string> {
  const seen = new Set<string>();
  const pending: WalkStart[] = [...starts];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { cursor, isMap } = next;
    const { value } = cursor;
    if (typeof value !== 'object' || value === null || seen.has(keyOf(cursor))) continue;
    seen.add(keyOf(cursor));
    const reference = isMap
      ? undefined
      : (stringAt(cursor, '$ref') ?? stringAt(cursor, '$dynamicRef'));
    if (reference !== undefined) {
      const target = contract.target(reference, cursor.file);
      if (typeof target === 'string') onBroken(cursor, reference, target);
      else pending.push({ cursor: target, isMap: false });
    }
    if (!isMap && isObject(objectAt(cursor).discriminator)) {
      for (const subtype of listSubtypes(contract, cursor))
        pending.push({ cursor: subtype, isMap: false });
    }
    for (const key of Object.keys(value)) {
      if (!isMap && (dataKeys.has(key) || key.startsWith('x-'))) continue;
      const inside = child(cursor, key);
      if (inside !== undefined)
        pending.push({
          cursor: inside,
          isMap: !isMap && mapKeys.has(key) && isObject(inside.value),
        });
    }
  }
  return seen;
}

/** Schemas that a discriminator leads to: those of its mapping and those that extend the schema with `allOf`. */
export function listSubtypes(contract: Contract, schema: Cursor): Cursor[] {
  const discriminator = child(schema, 'discriminator');
  if (discriminator === undefined) return [];
  const mapped = entries(child(discriminator, 'mapping')).flatMap(
    ([, reference]) => resolveMapping(contract, reference) ?? [],
  );
  const extending = entries(child(child(contract.root, 'components'), 'schemas')).flatMap(
    ([, other]) =>
      items(child(other, 'allOf')).some(
        (member) => keyOf(contract.follow(member) ?? member) === keyOf(schema),
      )
        ? [other]
        : [],
  );
  const byKey = new Map([...mapped, ...extending].map((subtype) => [keyOf(subtype), subtype]));
  byKey.delete(keyOf(schema));
  return [...byKey.values()];
}

/** The schema that a value of a discriminator's mapping names. */
export function resolveMapping(contract: Contract, reference: Cursor): Cursor | undefined {
  if (typeof reference.value !== 'string') return undefined;
  const byName = child(child(child(contract.root, 'components'), 'schemas'), reference.value);
  if (byName !== undefined) return contract.follow(byName) ?? byName;
  const target = contract.target(reference.value, reference.file);
  return typeof target === 'string' ? undefined : (contract.follow(target) ?? target);
}
