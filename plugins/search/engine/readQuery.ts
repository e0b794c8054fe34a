import { splitWords, type Word } from './splitWords';
import { stopWords } from './stopWords';
import { synonyms } from './synonyms';

/** A word or phrase of a query. */
export interface Unit {
  /** The word; of a compound such as `setContext` the whole first, then its parts. */
  words: Word[];
  /** Whether it is the last one, which may be incomplete. */
  isBeingTyped: boolean;
  /** Synonyms, each a list of words that must all occur. */
  alternatives: Word[][];
}

interface Phrase {
  terms: string[];
  said: Word[][];
}

const phrases: Phrase[] = synonyms.flatMap(({ asked, said }) => {
  const spoken = said.map(outerWords);
  return asked.map((phrase) => ({
    terms: plainWords(phrase).map(({ term }) => term),
    said: spoken,
  }));
});
const longestPhrase = Math.max(...phrases.map(({ terms }) => terms.length));
const phrasesByTerms = new Map<string, Word[][]>();
for (const { terms, said } of phrases) {
  const key = terms.join(' ');
  phrasesByTerms.set(key, [...(phrasesByTerms.get(key) ?? []), ...said]);
}

/** Splits a query into units, without stop words. */
export function readQuery(query: string): Unit[] {
  const groups = groupCompounds(splitWords(query.normalize('NFC')));
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const units = joinPhrases(groups, isOpen);
  const meaningful = units.filter(
    ({ words, alternatives }) => alternatives.length > 0 || !isStopWord(words),
  );
  return meaningful.length > 0 ? meaningful : units;
}

function joinPhrases(groups: readonly Word[][], isOpen: boolean): Unit[] {
  const units: Unit[] = [];
  for (let start = 0; start < groups.length;) {
    const length = phraseLength(groups, start);
    const taken = groups.slice(start, start + Math.max(1, length));
    units.push({
      words: taken.flat(),
      isBeingTyped: isOpen && start + taken.length === groups.length,
      alternatives: length === 0 ? [] : (phrasesByTerms.get(keyOf(taken)) ?? []),
    });
    start += taken.length;
  }
  return units;
}

/** Number of groups in the longest known phrase at `start`; 0 if there is none. */
function phraseLength(groups: readonly Word[][], start: number): number {
  for (let length = Math.min(longestPhrase, groups.length - start); length > 0; length -= 1) {
    if (phrasesByTerms.has(keyOf(groups.slice(start, start + length)))) {
      return length;
    }
  }
  return 0;
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

function plainWords(text: string): Word[] {
  return splitWords(text).filter(({ isCompound }) => !isCompound);
}

/** The words of a phrase, with compounds undivided. */
function outerWords(text: string): Word[] {
  return groupCompounds(splitWords(text)).flatMap(([first]) => first ?? []);
}
