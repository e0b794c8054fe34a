import { readValues } from './keptValues';
import type { Values } from './values';

/** The same as `readValues`, for the search until it imports that. */
export function readKept(): Values | undefined {
  return readValues();
}
