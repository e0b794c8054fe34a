import { at, entriesAt, isObject, type Json, stringAt } from './json';

/** A bundled contract: every reference points into `root`, so that a place of the contract is an object. */
export interface Contract {
  readonly root: Json;
  /** Absolute paths of the files that it was read from. */
  readonly files: readonly string[];
  /** Follows `$ref` to the referenced value; undefined for a circular or unresolvable reference. */
  follow(value: unknown): unknown;
  /** The target of a reference; undefined where there is none. */
  target(reference: string): unknown;
  /** The name under which a schema is shared. */
  nameOf(schema: unknown): string | undefined;
}

/** Wraps a bundled document. */
export function createContract(root: Json, files: readonly string[]): Contract {
  const names = new Map(nameSchemas(root));

  function target(reference: string): unknown {
    if (!reference.startsWith('#')) return undefined;
    const fragment = reference.slice(1);
    if (fragment !== '' && !fragment.startsWith('/')) return findAnchor(root, fragment);
    return fragment
      .split('/')
      .slice(1)
      .map(decodeToken)
      .reduce<unknown>(
        (holder, key) =>
          Array.isArray(holder) ? (holder as unknown[])[Number(key)] : at(holder, key),
        root,
      );
  }

  function follow(value: unknown): unknown {
    const seen = new Set<unknown>();
    let current = value;
    for (;;) {
      const reference = stringAt(current, '$ref');
      if (reference === undefined) return current;
      if (seen.has(current)) return undefined;
      seen.add(current);
      current = target(reference);
    }
  }

  return { root, files, follow, target, nameOf: (schema) => names.get(schema) };
}

function decodeToken(token: string): string {
  let text = token;
  try {
    text = decodeURIComponent(token);
  } catch {
    // A lone "%" is a legal character of a key that was not percent-encoded.
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
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

function* nameSchemas(root: Json): Generator<[unknown, string]> {
  const holders: unknown[] = [at(root, 'components', 'schemas')];
  for (const object of listObjects(root)) holders.push(object.$defs, object.definitions);
  for (const holder of holders) {
    for (const [name, schema] of entriesAt(holder)) yield [schema, name];
  }
}

function findAnchor(root: Json, name: string): Json | undefined {
  for (const object of listObjects(root)) {
    if (object.$anchor === name || object.$dynamicAnchor === name) return object;
  }
  return undefined;
}
