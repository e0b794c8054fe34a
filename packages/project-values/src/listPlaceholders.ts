import type { Placeholders } from '@aifindr-docs/code-blocks/splitPlaceholders';
import type { ValueField } from './types';

/**
 * Lists the placeholders of all fields, each with the name of its field.
 *
 * @throws Error when two fields have the same placeholder
 */
export function listPlaceholders(fields: readonly ValueField[]): Placeholders {
  const names = new Map<string, string>();
  for (const { name, placeholders } of fields) {
    for (const placeholder of placeholders) {
      if (names.has(placeholder)) {
        throw new Error(`project-values: ${placeholder} stands for two fields`);
      }
      names.set(placeholder, name);
    }
  }
  return Object.fromEntries(names);
}
