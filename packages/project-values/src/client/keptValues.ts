import { storageKey } from './marks';
import { parseValues, type Values } from './values';

export type { Values };

/** What the browser does not keep, for the visit. */
let unkept: Values | undefined;

/** The reader's values by the names of their fields, also those that live for the visit alone. */
export function readValues(): Values {
  try {
    return unkept ?? parseValues(localStorage.getItem(storageKey));
  } catch {
    return {};
  }
}

/** Keeps all values in place of those before; without storage, or where it is full, for the visit. Says whether the browser has them. */
export function keepValues(values: Values): boolean {
  try {
    // Written even when empty, because only a write shows whether the storage is full.
    localStorage.setItem(storageKey, JSON.stringify(values));
    if (Object.keys(values).length === 0) localStorage.removeItem(storageKey);
    unkept = undefined;
    return true;
  } catch {
    unkept = values;
    return false;
  }
}
