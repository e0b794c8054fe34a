import { unmark } from './numbers';

/** A JSON object of unknown shape. */
export type Json = Record<string, unknown>;

/** Whether a value is an object with keys (not an array, not null). */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of keys; undefined where a key is missing. */
export function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (holder, key) => (isObject(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined),
    value,
  );
}

/** The object at a path of keys; an empty one where there is none. */
export function objectAt(value: unknown, ...keys: string[]): Json {
  const found = at(value, ...keys);
  return isObject(found) ? found : {};
}

/** The string at a path of keys, or undefined; an unquoted number or boolean is the text that the contract has. */
export function stringAt(value: unknown, ...keys: string[]): string | undefined {
  const found = at(value, ...keys);
  if (typeof found === 'string') return unmark(found);
  return typeof found === 'number' || typeof found === 'boolean' ? String(found) : undefined;
}

/** The entries of the object at a path of keys, in the order of the contract. */
export function entriesAt(value: unknown, ...keys: string[]): [string, unknown][] {
  return Object.entries(objectAt(value, ...keys)).filter(([, inner]) => inner !== undefined);
}

/** The items of the array at a path of keys. */
export function itemsAt(value: unknown, ...keys: string[]): unknown[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? (found as unknown[]) : [];
}

/** The JSON pointer of a key below another pointer. */
export function pointerTo(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
