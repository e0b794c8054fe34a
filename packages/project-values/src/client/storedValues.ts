import { storageKey } from './placeholders';
import { valuePattern } from './values';

/** Values of the reader's project by the names of their fields. */
export type Values = Readonly<Record<string, string>>;

/** The values if the browser could not store them, kept until the page is unloaded; undefined otherwise. */
let valuesOfVisit: Values | undefined;

/** Reads the reader's values: those that could not be stored, else those in `localStorage`, without invalid entries. */
export function readValues(): Values {
  if (valuesOfVisit !== undefined) return valuesOfVisit;
  try {
    const stored = (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as object;
    return Object.fromEntries(Object.entries(stored).filter(isValueEntry));
  } catch {
    return {};
  }
}

function isValueEntry(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && valuePattern.test(entry[1]);
}

/**
 * Stores values, which replace all earlier ones.
 *
 * @returns false if `localStorage` is blocked or full, so that the values are kept only until the page is unloaded
 */
export function storeValues(values: Values): boolean {
  try {
    // Values are written even when there are none, because only a write shows whether the storage is full.
    localStorage.setItem(storageKey, JSON.stringify(values));
    if (Object.keys(values).length === 0) localStorage.removeItem(storageKey);
    valuesOfVisit = undefined;
    return true;
  } catch {
    valuesOfVisit = values;
    return false;
  }
}
