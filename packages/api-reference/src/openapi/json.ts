/** A JSON object of unknown shape. */
export type Json = Record<string, unknown>;

/** Whether a value is an object that is neither an array nor `null`. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a path of keys in nested objects; undefined if there is none. Arrays on the path are not searched. */
export function valueAt(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (holder, key) => (isObject(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined),
    value,
  );
}

/** Returns the string at a path of keys; undefined if the value is missing or not a string. */
export function stringAt(value: unknown, ...keys: string[]): string | undefined {
  const found = valueAt(value, ...keys);
  return typeof found === 'string' ? found : undefined;
}

/** Returns the entries of the object at a path of keys, except those with the value undefined; none if there is no object. */
export function entriesAt(value: unknown, ...keys: string[]): [string, unknown][] {
  const found = valueAt(value, ...keys);
  return isObject(found) ? Object.entries(found).filter(([, inner]) => inner !== undefined) : [];
}

/** Returns the JSON Schema type of a value, but `number` for integers. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns a value as pages show it: a string without quotes unless it is empty, everything else as JSON. */
export function textOrJsonOf(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
