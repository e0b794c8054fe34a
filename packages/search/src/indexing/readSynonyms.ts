import type { Synonym } from '../SearchIndex';

/**
 * Reads a table of synonyms. A line is `what readers type, … = what the pages say, …`; an indented line continues the one before, one
 * that starts with `#` is a comment.
 *
 * @throws Error with the line that has no `=`
 */
export function readSynonyms(table: string): Synonym[] {
  return table
    .trim()
    .split(/\n(?! )/)
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [asked, said] = line.replace(/\s+/g, ' ').split(' = ');
      if (asked === undefined || said === undefined) {
        throw new Error(`search: no " = " in the line of synonyms "${line}"`);
      }
      return { asked: splitList(asked), said: splitList(said) };
    });
}

function splitList(list: string): string[] {
  return list.split(',').map((item) => item.trim());
}
