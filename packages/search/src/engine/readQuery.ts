import type { SplitWords, Word } from './splitWords';
import { stopWords, verbs } from './stopWords';

/** A word or phrase of a query. */
export interface Unit {
  /** The word; of a compound such as `setContext` the whole first, then its parts. */
  words: Word[];
  /** Whether it is the last one, which may be incomplete. */
  isBeingTyped: boolean;
  /** Synonyms, each a list of words that must all occur. */
  alternatives: Word[][];
}

/** Words that readers type and the words of the site with the same meaning. */
export interface Synonym {
  /** Words or short phrases; accents, case and inflections do not matter. */
  asked: string[];
  /** Words or phrases of the pages; all words of a phrase have to occur in the same section. */
  said: string[];
}

/**
 * Creates the function that splits a query into units, without stop words.
 *
 * @param common words that are stop words in any query with others
 */
export function createQueryReader(
  synonyms: readonly Synonym[],
  splitWords: SplitWords,
  common: readonly string[],
): (query: string) => Unit[] {
  const phrases = readPhrases(synonyms, splitWords);
  return (query) => {
    const groups = groupCompounds(splitWords(query.normalize('NFC')));
    const isOpen = /[\p{L}\p{N}]$/u.test(query);
    const units = joinPhrases(groups, phrases, isOpen);
    const meaningful = units.filter(
      ({ words, alternatives }, index) =>
        !isVerb(words, units[index - 1]) && (alternatives.length > 0 || !isStopWord(words)),
    );
    // A word said twice says no more.
    const different = new Map(meaningful.map((unit) => [keyOf([unit.words]), unit]));
    const telling = [...different.values()].filter(({ words }) =>
      words.some(({ term }) => !common.includes(term)),
    );
    return [telling, meaningful, units].find(({ length }) => length > 0) ?? [];
  };
}

/** What the pages say, by the terms of what is asked. */
interface Phrases {
  byTerms: ReadonlyMap<string, Word[][]>;
  /** Number of groups of the longest phrase. */
  longest: number;
}

function readPhrases(synonyms: readonly Synonym[], splitWords: SplitWords): Phrases {
  const byTerms = new Map<string, Word[][]>();
  let longest = 0;
  for (const { asked, said } of synonyms) {
    // The words of a phrase, with compounds undivided.
    const spoken = said.map((phrase) =>
      groupCompounds(splitWords(phrase)).flatMap(([first]) => first ?? []),
    );
    for (const phrase of asked) {
      const words = splitWords(phrase);
      const key = keyOf([words]);
      byTerms.set(key, [...(byTerms.get(key) ?? []), ...spoken]);
      longest = Math.max(longest, words.filter(({ isCompound }) => !isCompound).length);
    }
  }
  return { byTerms, longest };
}

function joinPhrases(
  groups: readonly Word[][],
  { byTerms, longest }: Phrases,
  isOpen: boolean,
): Unit[] {
  /** Number of groups in the longest known phrase at `start`; 0 if there is none. */
  const phraseLength = (start: number) => {
    for (let length = Math.min(longest, groups.length - start); length > 0; length -= 1) {
      if (byTerms.has(keyOf(groups.slice(start, start + length)))) return length;
    }
    return 0;
  };
  const units: Unit[] = [];
  for (let start = 0; start < groups.length;) {
    const length = phraseLength(start);
    const taken = groups.slice(start, start + Math.max(1, length));
    units.push({
      words: taken.flat(),
      isBeingTyped: isOpen && start + taken.length === groups.length,
      alternatives: length === 0 ? [] : (byTerms.get(keyOf(taken)) ?? []),
    });
    start += taken.length;
  }
  return units;
}

function keyOf(groups: readonly Word[][]): string {
  return groups
    .flat()
    .filter(({ isCompound }) => !isCompound)
    .map(({ term }) => term)
    .join(' ');
}

/** Groups each compound with its parts; any other word is a separate group. */
function groupCompounds(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  let end = -1;
  for (const word of words) {
    const [last] = groups.slice(-1);
    if (last !== undefined && word.start < end) {
      last.push(word);
    } else {
      groups.push([word]);
      end = word.end;
    }
  }
  return groups;
}

function isStopWord(words: readonly Word[]): boolean {
  return words.length === 1 && words.every(({ surface }) => stopWords.has(surface));
}

/** After `de` it is a noun, as in `límites de uso`. */
function isVerb(words: readonly Word[], before: Unit | undefined): boolean {
  const isNoun = before?.words.some(({ surface }) => surface === 'de') === true;
  return !isNoun && words.length === 1 && words.every(({ surface }) => verbs.has(surface));
}
