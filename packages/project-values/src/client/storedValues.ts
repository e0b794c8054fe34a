import { storageKey } from './placeholders';
import { valuePattern } from './values';

/** Values of the reader's project by the names of their fields. */
export type Values = Readonly<Record<string, string>>;

/** The values of this visit where the browser cannot store them. */
let valuesOfVisit: Values | undefined;

/** Reads the reader's values. Those that the browser could not store live until the page is left, and what is stored but no value is left out. */
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
 * Stores values in place of the earlier ones.
 *
 * @returns false where the storage is blocked or full, so that the values live until the page is left
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
