import type { BundledContract } from './BundledContract';
import { at, entriesAt, isObject, itemsAt, stringAt } from './json';

/** The `$ref` or `$dynamicRef` of a schema. */
export function referenceOf(schema: unknown): string | undefined {
  return stringAt(schema, '$ref') ?? stringAt(schema, '$dynamicRef');
}

/** Schemas of a discriminator: those of its mapping and those that extend the schema with `allOf`. */
export function listSubtypes(contract: BundledContract, schema: unknown): unknown[] {
  const discriminator = at(schema, 'discriminator');
  if (!isObject(discriminator)) return [];
  const mapped = entriesAt(discriminator, 'mapping').map(([, reference]) =>
    resolveMapping(contract, reference),
  );
  const extending = entriesAt(contract.root, 'components', 'schemas')
    .map(([, other]) => other)
    .filter((other) =>
      itemsAt(other, 'allOf').some((member) => contract.follow(member) === schema),
    );
  const subtypes = new Set([...mapped, ...extending]);
  subtypes.delete(schema);
  subtypes.delete(undefined);
  return [...subtypes];
}

/** The schema that a value of a discriminator's mapping names or refers to. */
function resolveMapping(contract: BundledContract, reference: unknown): unknown {
  if (typeof reference !== 'string') return undefined;
  const byName = at(contract.root, 'components', 'schemas', reference);
  return contract.follow(byName ?? contract.target(reference));
}

/** Values of a discriminator for a schema: those of the mapping, else the name of the schema. */
export function listMappedValues(
  contract: BundledContract,
  discriminator: unknown,
  schema: unknown,
): string[] {
  if (!isObject(discriminator)) return [];
  const values = entriesAt(discriminator, 'mapping')
    .filter(([, reference]) => resolveMapping(contract, reference) === schema)
    .map(([value]) => value);
  const name = contract.nameOf(schema) ?? stringAt(schema, 'title');
  return values.length > 0 || name === undefined ? values : [name];
}
