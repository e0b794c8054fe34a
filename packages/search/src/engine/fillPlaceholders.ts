import type { Values } from '@aifindr-docs/project-values/keptValues';

/**
 * Creates the function that puts the reader's values in place of placeholders, in all texts of results but addresses.
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
    const fill = (key: string, value: unknown) =>
      typeof value === 'string' && !/^(?:target|path|opens)$/.test(key)
        ? value.replace(pattern, (text) => values[placeholders[text] ?? ''] ?? text)
        : value;
    return JSON.parse(JSON.stringify(results), fill) as Results;
  };
}
