import { isObject, type Json } from './json';

/** Returns the direct target of a `$ref` in a bundled document, which may be another reference; undefined where there is none. */
export function findTarget(root: Json, reference: unknown): unknown {
  if (!isObject(reference) || typeof reference.$ref !== 'string') return undefined;
  const tokens = reference.$ref.replace(/^#\/?/, '').split('/').filter(Boolean);
  return tokens.map(decodeToken).reduce<unknown>((value, key) => {
    const isContainer = typeof value === 'object' && value !== null;
    return isContainer ? (value as Json)[key] : undefined;
  }, root);
}

function decodeToken(token: string): string {
  let text = token;
  try {
    text = decodeURIComponent(token);
  } catch {
    // A "%" that encodes nothing is part of the name.
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Returns the object at the end of a chain of references. `summary` and `description` beside a `$ref` override those of its target. */
export function resolveReference(root: Json, object: unknown): Json {
  const seen = new Set<unknown>();
  const texts: Json = {};
  let resolved = object;
  while (isObject(resolved) && '$ref' in resolved && !seen.has(resolved)) {
    seen.add(resolved);
    texts.summary ??= resolved.summary;
    texts.description ??= resolved.description;
    resolved = findTarget(root, resolved);
  }
  if (!isObject(resolved)) return {};
  const { summary = resolved.summary, description = resolved.description } = texts;
  return seen.size === 0 ? resolved : { ...resolved, summary, description };
}
