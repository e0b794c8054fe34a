import type { SiteWords } from '../SearchIndex';
import { keyOf, type SplitWords, type Word } from './splitWords';
import { stopWords } from './stopWords';

/** A word of a query, or a phrase with synonyms. */
export interface Unit {
  words: readonly Word[];
  /** Synonyms, each a list of words that must all occur. */
  synonyms: readonly (readonly Word[])[];
}

/** Creates the function that splits a query into units, without stop words. */
export function createQueryReader(
  { synonyms, common }: Pick<SiteWords, 'synonyms' | 'common'>,
  splitWords: SplitWords,
): (query: string) => Unit[] {
  const said = new Map<string, Word[][]>();
  for (const line of synonyms) {
    for (const phrase of line.asked) {
      const key = keyOf(splitWords(phrase));
      said.set(key, [...(said.get(key) ?? []), ...line.said.map(splitWords)]);
    }
  }
  return (query) => {
    const words = splitWords(query);
    const units = new Map<string, Unit>();
    for (let start = 0; start < words.length;) {
      let end = words.length;
      while (end > start + 1 && !said.has(keyOf(words.slice(start, end)))) end -= 1;
      const taken = words.slice(start, end);
      const key = keyOf(taken);
      units.set(key, { words: taken, synonyms: said.get(key) ?? [] });
      start = end;
    }
    const all = [...units.values()];
    const meaningful = all.filter(
      (unit) =>
        unit.synonyms.length > 0 || !unit.words.every(({ surface }) => stopWords.has(surface)),
    );
    const telling = meaningful.filter(
      (unit) => !unit.words.every(({ stem }) => common.includes(stem)),
    );
    return [telling, meaningful, all].find(({ length }) => length > 0) ?? [];
  };
}
