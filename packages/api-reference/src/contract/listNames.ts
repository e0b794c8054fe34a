import type { BundledContract } from './BundledContract';
import { at, isObject } from './json';
import { printValue } from './numbers';
import { listSubtypes, referenceOf } from './schemas';

/** Names that the page of an operation has to show. */
export interface OperationNames {
  /** Of parameters, headers and fields, which have an anchor each. */
  anchored: string[];
  codes: string[];
  /** Those and values and media types. */
  all: string[];
}

/** Keywords whose keys are names chosen by the author. */
const maps = new Set([
  'properties',
  'headers',
  'responses',
  'content',
  'callbacks',
  'dependentSchemas',
  'patternProperties',
]);

/** Keywords without names that a page must show. */
const ignored =
  /^(x-.*|example|examples|links|servers|security|externalDocs|tags|\$defs|definitions|encoding|discriminator|xml)$/;

/** Every name in an operation, found without the model of the pages: for tests that look for it in the output. */
export function listNames(
  contract: BundledContract,
  operation: unknown,
  pathItem: unknown,
): OperationNames {
  const anchored = new Set<string>();
  const codes = new Set<string>();
  const others = new Set<string>();
  const seen = new Set<unknown>();

  function visit(value: unknown): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const reference = referenceOf(value);
    if (reference !== undefined) visit(contract.target(reference));
    listSubtypes(contract, value).forEach(visit);
    if (!isObject(value)) Object.values(value).forEach(visit);
    else for (const [key, inner] of Object.entries(value)) visitKeyword(key, inner, value);
  }

  function visitKeyword(key: string, inner: unknown, holder: object): void {
    if (ignored.test(key)) return;
    if (key === 'name' && at(holder, 'in') !== undefined) anchored.add(String(inner));
    if (key === 'enum' && Array.isArray(inner)) {
      inner.forEach((item) => others.add(printValue(item)));
    } else if (key === 'const' || key === 'default') others.add(printValue(inner));
    else if (maps.has(key) && isObject(inner)) {
      for (const [name, child] of Object.entries(inner)) {
        // A page may leave out what is only for the other direction.
        if (at(child, 'readOnly') === true || at(child, 'writeOnly') === true) continue;
        if (key === 'properties' || key === 'headers') anchored.add(name);
        if (key === 'responses' && /^\d/.test(name)) codes.add(name);
        if (key === 'content') others.add(name);
        visit(child);
      }
    } else visit(inner);
  }

  visit(operation);
  visit(at(pathItem, 'parameters'));
  return {
    anchored: [...anchored],
    codes: [...codes],
    all: [...anchored, ...codes, ...others],
  };
}
