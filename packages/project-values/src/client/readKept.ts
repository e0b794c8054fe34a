import { storageKey } from './marks';
import { parseValues, type Values } from './values';

/** The reader's values by the names of their placeholders; undefined where the browser keeps nothing. */
export function readKept(): Values | undefined {
  try {
    return parseValues(localStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}
