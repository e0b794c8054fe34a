import { storageKey } from './placeholders';
import { parseValues, type Values } from './values';

export type { Values };

/** The values of this visit where the browser cannot store them. */
let valuesOfVisit: Values | undefined;

/** Reads the reader's values by the names of their fields. Those that the browser could not store live until the page is left. */
export function readValues(): Values {
  try {
    return valuesOfVisit ?? parseValues(localStorage.getItem(storageKey));
  } catch {
    return {};
  }
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
