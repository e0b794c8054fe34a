import type { SearchedAnswer } from '../SearchIndex';
import { differsByOneLetter } from './differsByOneLetter';
import type { Synonym } from './readQuery';
import type { SplitWords, Word } from './splitWords';
import { questionWords, stopWords, verbs } from './stopWords';

/** What a synonym or a mistyped word counts, relative to the word itself. */
const similarWeight = 0.85;
/**
 * Share of what is asked and of the question that have to be the same: a wrong answer is worse than none. A synonym alone is enough,
 * also where its sum rounds down.
 */
const leastLikeness = similarWeight - 1e-9;
/** Letters of a word that is being typed, and of one that may be mistyped, at least. */
const minimumPrefix = 3;
const minimumFuzzy = 5;
/** These turn a question into its opposite: they are in both, or in none. */
const negations = new Set(['no', 'sin', 'not', 'without']);

interface Asked {
  /** All of it, folded. */
  key: string;
  words: readonly Word[];
  /** The names that words are parts of, such as `setContext`. */
  names: ReadonlyMap<Word, Word>;
  /** Words, with names as one. */
  count: number;
  isNegative: boolean;
  isQuestion: boolean;
  hasVerb: boolean;
}

/**
 * Creates the function that tells which question is asked.
 *
 * @param common words that say nothing of a subject
 * @param rarity weight of a word, by its surface and its term
 */
export function createAnswerMatcher(
  answers: readonly SearchedAnswer[],
  synonyms: readonly Synonym[],
  splitWords: SplitWords,
  common: readonly string[],
  rarity: (word: Word) => number,
): (query: string) => SearchedAnswer | undefined {
  const read = (text: string): Asked => {
    const all = splitWords(text);
    const words = all.filter(({ isCompound }) => !isCompound);
    const meaningful = words.filter(
      ({ surface }, index) =>
        !stopWords.has(surface) &&
        !negations.has(surface) &&
        words.findIndex((word) => word.surface === surface) === index,
    );
    const compounds = all.filter(({ isCompound }) => isCompound);
    const names = new Map(
      meaningful.flatMap((word) => {
        const isPart = ({ start, end }: Word) => start <= word.start && word.start < end;
        const name = compounds.find(isPart);
        return name ? [[word, name]] : [];
      }),
    );
    return {
      // Without spaces, `Next.js` is `nextjs`.
      key: words.map(({ surface }) => surface).join(''),
      words: meaningful,
      names,
      count: new Set(names.values()).size + meaningful.length - names.size,
      isNegative: words.some(({ surface }) => negations.has(surface)),
      isQuestion: words.some(({ surface }) => questionWords.has(surface)),
      hasVerb: words.some(({ surface }) => verbs.has(surface)),
    };
  };
  const groups = synonyms.map(
    ({ asked, said }) =>
      new Set(
        [...asked, ...said].flatMap((phrase) => {
          const words = splitWords(phrase);
          return words.length === 1 ? words.map(({ term }) => term) : [];
        }),
      ),
  );
  const questions = answers.flatMap((answer) =>
    answer.questions.map((question) => ({ answer, ...read(question) })),
  );
  const isSynonym = (one: string, other: string) =>
    groups.some((group) => group.has(one) && group.has(other));

  /** How much a word of the query is one of a question: 0 to 1. */
  const compare = (typed: Word, word: Word, isBeingTyped: boolean): number => {
    if (typed.term === word.term) return 1;
    const { surface } = typed;
    const meaning = verbs.get(surface);
    if (meaning !== undefined && meaning === verbs.get(word.surface)) return 1;
    if (isBeingTyped && surface.length >= minimumPrefix && word.surface.startsWith(surface)) {
      return 1;
    }
    const isMistyped = surface.length >= minimumFuzzy && differsByOneLetter(surface, word.surface);
    return isMistyped || isSynonym(typed.term, word.term) ? similarWeight : 0;
  };

  const likeness = (asked: Asked, question: Asked, isOpen: boolean): number => {
    // The same verb in both says nothing of the subject, nor does one alone; two that differ do.
    const differs = asked.hasVerb && question.hasVerb;
    const isTelling = ({ surface }: Word, value = 0) =>
      !verbs.has(surface) || (differs && value < 1);
    let shared = 0;
    let all = 0;
    const matched = new Map<Word, number>();
    for (const typed of asked.words) {
      const isBeingTyped = isOpen && typed === asked.words[asked.words.length - 1];
      let best = 0;
      for (const word of question.words) {
        const isName = typed.surface === question.names.get(word)?.surface;
        const value = isName ? 1 : compare(typed, word, isBeingTyped);
        if (value > 0) matched.set(word, Math.max(value, matched.get(word) ?? 0));
        best = Math.max(best, value);
      }
      if (!isTelling(typed, best) || (best === 0 && common.includes(typed.surface))) continue;
      shared += best * rarity(typed);
      all += rarity(typed);
    }
    for (const word of question.words) {
      if (!isTelling(word, matched.get(word))) continue;
      shared += (matched.get(word) ?? 0) * rarity(word);
      all += rarity(word);
    }
    return all === 0 ? 0 : shared / all;
  };

  return (query) => {
    const asked = read(query);
    const same = questions.find(({ key }) => key === asked.key);
    if (same !== undefined) return same.answer;
    const isWord = asked.count + Number(asked.isNegative || asked.isQuestion) < 2;
    const isOpen = /[\p{L}\p{N}]$/u.test(query);
    const ranked = questions
      .filter(({ isNegative }) => isNegative === asked.isNegative)
      // A word alone means a question only if that is a word alone.
      .filter(({ count, isQuestion }) => !isWord || (count === 1 && !isQuestion))
      .map((question) => ({
        answer: question.answer,
        value: likeness(asked, question, isOpen),
      }))
      .filter(({ value }) => value >= leastLikeness)
      .sort((a, b) => b.value - a.value);
    const best = ranked[0];
    const next = ranked.find(({ answer }) => answer.section !== best?.answer.section);
    // Two sections that are as likely: none is.
    return best?.value === next?.value ? undefined : best?.answer;
  };
}
