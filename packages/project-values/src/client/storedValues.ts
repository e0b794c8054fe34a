/** A field of the dialog, for one value of the reader's project. */
interface ValueField {
  /** Identifies the field. Only ASCII letters, digits and hyphens. */
  name: string;
  label: string;
  /** Name of the attribute or property that has the value in code. */
  code: string;
}

export interface Options {
  fields: readonly ValueField[];
}

/** Values of the reader's project by the names of their fields. */
export type Values = Readonly<Record<string, string>>;

/** Key of `localStorage`, where the values are stored as JSON. */
export const storageKey = 'site.projectValues';

/**
 * Matches a valid value. Its characters are those of ids; none of them ends a string, a tag or a command in a language of the samples.
 * Values of dots alone are excluded, because URLs resolve the path segments `.` and `..`.
 */
export const valuePattern = /^(?!\.+$)[\w.-]{1,64}$/;

/** Returns the error message for a text that is not a valid value; undefined for a valid one. */
export function findValueError(text: string): string | undefined {
  if (valuePattern.test(text)) return undefined;
  return /^[\w.-]{65,}$/.test(text)
    ? 'Es demasiado largo: 64 caracteres como máximo.'
    : 'Usa solo letras sin tilde, números, puntos y guiones, sin espacios.';
}

/** The values if the browser could not store them, kept until the page is unloaded; undefined otherwise. */
let valuesOfVisit: Values | undefined;

/** Reads the reader's values: those that could not be stored, else those in `localStorage`, without invalid entries. */
export function readValues(): Values {
  if (valuesOfVisit !== undefined) return valuesOfVisit;
  try {
    const stored = (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as object;
    return Object.fromEntries(Object.entries(stored).filter(isValidEntry));
  } catch {
    return {};
  }
}

function isValidEntry(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && valuePattern.test(entry[1]);
}

/** Stores values in place of all earlier ones. Returns false if `localStorage` refuses them; they then last until the page is unloaded. */
export function storeOrKeepInMemory(values: Values): boolean {
  try {
    // Even an empty object is written, because only a write shows whether the storage is full.
    localStorage.setItem(storageKey, JSON.stringify(values));
    if (Object.keys(values).length === 0) localStorage.removeItem(storageKey);
    valuesOfVisit = undefined;
    return true;
  } catch {
    valuesOfVisit = values;
    return false;
  }
}
