import type { Synonym } from '../SearchIndex';

/**
 * Parses a table of synonyms. A line is `what readers type, … = what the pages say, …`. An indented line continues the previous line, and a
 * line that starts with `#` is a comment.
 *
 * @throws Error with the line that has no `=`
 */
export function parseSynonyms(table: string): Synonym[] {
  return table
    .trim()
    .split(/\n(?! )/)
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [typed, written] = line.replace(/\s+/g, ' ').split(' = ');
      if (typed === undefined || written === undefined) {
        throw new Error(`search: no " = " in the line of synonyms "${line}"`);
      }
      return { typed: splitList(typed), written: splitList(written) };
    });
}

function splitList(list: string): string[] {
  return list.split(',').map((item) => item.trim());
}
