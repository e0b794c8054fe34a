import type { Values } from '@aifindr-docs/project-values/keptValues';

/**
 * Creates the function that puts the reader's values in place of placeholders, in all texts of results but addresses and the sections
 * about a placeholder itself.
 *
 * @param placeholders names of fields by placeholder
 */
export function createFiller(placeholders: Readonly<Record<string, string>>) {
  const pattern = new RegExp(
    `(?<![\\w-])(?:${Object.keys(placeholders).join('|')})(?![\\w-])`,
    'g',
  );
  return <Results>(results: Results, values: Values): Results => {
    if (Object.keys(values).length === 0) return results;
    const fill = (value: unknown): unknown => {
      if (typeof value === 'string') {
        return value.replace(pattern, (text) => values[placeholders[text] ?? ''] ?? text);
      }
      if (Array.isArray(value)) return value.map(fill);
      if (typeof value !== 'object' || value === null || 'isLiteral' in value) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [
          key,
          /^(?:target|path|opens)$/.test(key) ? part : fill(part),
        ]),
      );
    };
    return fill(results) as Results;
  };
}
