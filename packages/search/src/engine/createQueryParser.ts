import type { SiteWords } from '../SearchIndex';
import { type SplitWords, toStemKey, type Word } from './splitWords';
import { stopWords } from './stopWords';

/** A word of a query, or a phrase of it that has synonyms. */
export interface QueryUnit {
  words: readonly Word[];
  /** Synonyms, each a list of words that a section must all contain to match it. */
  synonyms: readonly (readonly Word[])[];
}

/** Creates the function that splits a query into units. It drops stop words without synonyms, then common words, if others are left. */
export function createQueryParser(
  { synonyms, commonStems }: Pick<SiteWords, 'synonyms' | 'commonStems'>,
  splitWords: SplitWords,
): (query: string) => QueryUnit[] {
  const synonymsByPhrase = new Map<string, Word[][]>();
  for (const [typed, written] of Object.entries(synonyms)) {
    for (const phrase of typed.split(',')) {
      const key = toStemKey(splitWords(phrase));
      const known = synonymsByPhrase.get(key) ?? [];
      synonymsByPhrase.set(key, [...known, ...written.split(',').map(splitWords)]);
    }
  }
  const isStopWordWithoutSynonyms = ({ words, synonyms: unitSynonyms }: QueryUnit): boolean =>
    unitSynonyms.length === 0 && words.every(({ normalized }) => stopWords.has(normalized));
  const isCommon = ({ words }: QueryUnit) => words.every(({ stem }) => commonStems.includes(stem));

  return (query) => {
    const words = splitWords(query);
    const units = new Map<string, QueryUnit>();
    let start = 0;
    while (start < words.length) {
      // A unit is the longest phrase with synonyms that starts here, or else a single word.
      let end = words.length;
      while (end > start + 1 && !synonymsByPhrase.has(toStemKey(words.slice(start, end)))) end -= 1;
      const unitWords = words.slice(start, end);
      const key = toStemKey(unitWords);
      units.set(key, { words: unitWords, synonyms: synonymsByPhrase.get(key) ?? [] });
      start = end;
    }
    const allUnits = [...units.values()];
    const meaningful = allUnits.filter((unit) => !isStopWordWithoutSynonyms(unit));
    const specific = meaningful.filter((unit) => !isCommon(unit));
    return [specific, meaningful, allUnits].find(({ length }) => length > 0) ?? [];
  };
}
