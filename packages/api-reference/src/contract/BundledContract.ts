import { at, entriesAt, isObject, type Json, stringAt } from './json';

/** A bundled contract: every reference points into `root`, so that a place of the contract is an object. */
export interface BundledContract {
  readonly root: Json;
  /** Absolute paths of the files that it was read from. */
  readonly files: readonly string[];
  /** Follows `$ref` to the referenced value; undefined for an unresolvable reference. */
  follow(value: unknown): unknown;
  /** The target of a reference; undefined where there is none. */
  target(reference: string): unknown;
  /** The name under which a schema is shared. */
  nameOf(schema: unknown): string | undefined;
}

/** Wraps a bundled document. */
export function createContract(root: Json, files: readonly string[]): BundledContract {
  const names = new Map<unknown, string>();
  const anchors = new Map<unknown, Json>();
  for (const [name, schema] of entriesAt(root, 'components', 'schemas')) names.set(schema, name);
  for (const object of listObjects(root)) {
    for (const holder of [object.$defs, object.definitions]) {
      for (const [name, schema] of entriesAt(holder)) names.set(schema, name);
    }
    for (const name of [object.$anchor, object.$dynamicAnchor]) {
      if (!anchors.has(name)) anchors.set(name, object);
    }
  }

  function target(reference: string): unknown {
    if (!reference.startsWith('#')) return undefined;
    const fragment = reference.slice(1);
    if (fragment !== '' && !fragment.startsWith('/')) return anchors.get(fragment);
    return keysOf(fragment).reduce<unknown>(
      (holder, key) =>
        Array.isArray(holder) ? (holder as unknown[])[Number(key)] : at(holder, key),
      root,
    );
  }

  function follow(value: unknown): unknown {
    const reference = stringAt(value, '$ref');
    return reference === undefined ? value : follow(target(reference));
  }

  return { root, files, follow, target, nameOf: (schema) => names.get(schema) };
}

/** A text without percent-encoding; as it is where a "%" of it encodes nothing. */
export function decodeText(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** Every object of a document. It may be cyclic: openapi-core inlines references of properties named like `__proto__`. */
function listObjects(root: Json): Json[] {
  const seen = new Set<unknown>([root]);
  for (const value of seen) {
    for (const inner of Object.values(value as object)) {
      if (typeof inner === 'object' && inner !== null) seen.add(inner);
    }
  }
  return [...seen].filter(isObject);
}

/** The keys of a JSON pointer, which may be percent-encoded as the fragment of an address. */
export function keysOf(pointer: string): string[] {
  const tokens = pointer.split('/').slice(1);
  return tokens.map((token) => decodeText(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}
