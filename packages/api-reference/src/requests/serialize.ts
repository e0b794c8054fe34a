import { isObject } from '../openapi/json';

/** Serializes a value in OpenAPI's style `simple`, which is that of path parameters and headers. */
export function serializeSimple(
  value: unknown,
  explode = false,
  encode: (text: string) => string = (text) => text,
): string {
  // An entry is a name and a value if `value` is an object, else a value alone.
  const entries: unknown[][] = isObject(value)
    ? Object.entries(value)
    : toList(value).map((item) => [item]);
  return entries
    .map((entry) => entry.map((part) => encode(toText(part))).join(explode ? '=' : ','))
    .join(',');
}

/** Serializes a query parameter, a cookie or a field of a form as `name=value` pairs, in OpenAPI's style `form`. */
export function serializeForm(name: string, value: unknown, explode = true): string[] {
  const key = encodeURIComponent(name);
  if (!explode) return [`${key}=${serializeSimple(value, false, encodeURIComponent)}`];
  const pairs: (readonly [string, unknown])[] = isObject(value)
    ? Object.entries(value).map(([property, item]) => [encodeURIComponent(property), item])
    : toList(value).map((item) => [key, item]);
  return pairs.map(([pairKey, item]) => `${pairKey}=${encodeURIComponent(toText(item))}`);
}

/** Returns the items of an array; any other value becomes an array with itself as its only item. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Converts a value to text: a string stays as it is, `null` is empty, anything else is JSON. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}
