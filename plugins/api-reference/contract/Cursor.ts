import type { ContractFile } from './readContractFile';

/** A value of the contract together with where it stands: its file and the keys that lead to it. */
export interface Cursor {
  readonly value: unknown;
  readonly file: ContractFile;
  readonly path: readonly string[];
}

/** A JSON object of unknown shape. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is an object with keys (not an array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a cursor as an object; an empty one where it is not an object. */
export function objectAt(cursor: Cursor | undefined): JsonObject {
  return isObject(cursor?.value) ? cursor.value : {};
}

/** The cursor one key further, or undefined where the contract has nothing there. */
export function child(cursor: Cursor | undefined, key: string | number): Cursor | undefined {
  if (cursor === undefined || typeof cursor.value !== 'object' || cursor.value === null)
    return undefined;
  const name = String(key);
  if (!Object.hasOwn(cursor.value, name)) return undefined;
  const value: unknown = Reflect.get(cursor.value, name);
  return value === undefined
    ? undefined
    : { value, file: cursor.file, path: [...cursor.path, name] };
}

/** The cursors of an object's entries, in the contract's order; none where it is not an object. */
export function entries(cursor: Cursor | undefined): [string, Cursor][] {
  if (cursor === undefined || !isObject(cursor.value)) return [];
  return Object.entries(cursor.value)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, { value, file: cursor.file, path: [...cursor.path, key] }]);
}

/** The cursors of an array's items; none where it is not an array. */
export function items(cursor: Cursor | undefined): Cursor[] {
  if (cursor === undefined || !Array.isArray(cursor.value)) return [];
  return cursor.value.map((value: unknown, index) => ({
    value,
    file: cursor.file,
    path: [...cursor.path, String(index)],
  }));
}

/** The string under a key, or undefined. */
export function stringAt(cursor: Cursor | undefined, key: string): string | undefined {
  const value = objectAt(cursor)[key];
  return typeof value === 'string' ? value : undefined;
}

/** What tells one place of the contract from all others. */
export function keyOf(cursor: Cursor): string {
  return `${cursor.file.path}#/${cursor.path.join('/')}`;
}
