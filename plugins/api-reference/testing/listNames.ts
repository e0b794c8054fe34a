import type { Contract } from '../contract/Contract';
import { at, isObject } from '../contract/json';
import { listSubtypes, referenceOf } from '../contract/schemas';
import { printValue } from '../model/facts';

/** Names that the page of an operation has to show. */
export interface OperationNames {
  parameters: string[];
  fields: string[];
  values: string[];
  codes: string[];
  mediaTypes: string[];
}

/** Keywords whose keys are names chosen by the author. */
const maps: Record<string, keyof OperationNames | undefined> = {
  properties: 'fields',
  headers: 'parameters',
  responses: 'codes',
  content: 'mediaTypes',
  callbacks: undefined,
  dependentSchemas: undefined,
  patternProperties: undefined,
};

/** Keywords without names that a page must show. */
const ignored =
  /^(x-.*|example|examples|links|servers|security|externalDocs|tags|\$defs|definitions|encoding|discriminator|xml)$/;

/** Every name in an operation, found without the model of the pages: for tests that look for it in the output. */
export function listNames(
  contract: Contract,
  operation: unknown,
  pathItem: unknown,
): OperationNames {
  const found = {
    ...{ parameters: new Set<string>(), fields: new Set<string>(), values: new Set<string>() },
    ...{ codes: new Set<string>(), mediaTypes: new Set<string>() },
  };
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
    if (key === 'name' && at(holder, 'in') !== undefined) found.parameters.add(String(inner));
    if (key === 'enum' && Array.isArray(inner))
      inner.forEach((item) => found.values.add(printValue(item)));
    else if (key === 'const' || key === 'default') found.values.add(printValue(inner));
    else if (key in maps && isObject(inner)) {
      for (const [name, child] of Object.entries(inner)) {
        const kind = maps[key];
        // A page may leave out what is only for the other direction.
        if (at(child, 'readOnly') === true || at(child, 'writeOnly') === true) continue;
        if (kind !== undefined && !(kind === 'codes' && !/^\d/.test(name))) found[kind].add(name);
        visit(child);
      }
    } else visit(inner);
  }

  visit(operation);
  visit(at(pathItem, 'parameters'));
  return {
    parameters: [...found.parameters],
    fields: [...found.fields],
    values: [...found.values],
    codes: [...found.codes],
    mediaTypes: [...found.mediaTypes],
  };
}
