import type { SiteWords } from '../SearchIndex';
import type { SplitWords, Word } from './splitWords';
import { stopWords } from './stopWords';

/** A word or phrase of a query. */
export interface Unit {
  /** The words; of a compound such as `setContext` the whole first, then its parts. */
  words: readonly Word[];
  /** Whether it is the last one, which may be incomplete. */
  isBeingTyped: boolean;
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
    const phrases = line.said.map((phrase) =>
      groupCompounds(splitWords(phrase)).map(([whole]) => whole),
    );
    for (const phrase of line.asked) {
      const key = keyOf(splitWords(phrase));
      said.set(key, [...(said.get(key) ?? []), ...phrases]);
    }
  }
  const longest = Math.max(1, ...[...said.keys()].map((key) => key.split(' ').length));

  /** The words from a position on that are a phrase with synonyms, or the first one alone. */
  const takePhrase = (groups: readonly CompoundWord[], start: number) => {
    for (let length = longest; length > 1; length -= 1) {
      const taken = groups.slice(start, start + length);
      if (taken.length === length && said.has(keyOf(taken.flat()))) return taken;
    }
    return groups.slice(start, start + 1);
  };

  return (query) => {
    const groups = groupCompounds(splitWords(query));
    const units = new Map<string, Unit>();
    for (let start = 0; start < groups.length;) {
      const taken = takePhrase(groups, start);
      start += taken.length;
      const words = taken.flat();
      const key = keyOf(words);
      const isBeingTyped = start === groups.length && /[\p{L}\p{N}]$/u.test(query);
      units.set(key, { words, isBeingTyped, synonyms: said.get(key) ?? [] });
    }
    const all = [...units.values()];
    const meaningful = all.filter(
      ({ words, synonyms: same }) =>
        same.length > 0 || !words.every(({ surface }) => stopWords.has(surface)),
    );
    const telling = meaningful.filter(
      ({ words }) => !words.every(({ term }) => common.includes(term)),
    );
    return [telling, meaningful, all].find(({ length }) => length > 0) ?? [];
  };
}

type CompoundWord = readonly [whole: Word, ...parts: Word[]];

/** Each compound with its parts; any other word alone. */
export function groupCompounds(words: readonly Word[]): CompoundWord[] {
  const groups: [Word, ...Word[]][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last !== undefined && word.start < last[0].end) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** The stems of words without compounds, for a comparison without case, accents, inflections and punctuation. */
export function keyOf(words: readonly Word[]): string {
  return words
    .filter(({ isCompound }) => !isCompound)
    .map(({ term }) => term)
    .join(' ');
}
