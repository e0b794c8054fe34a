import MiniSearch, { type QueryCombination, type SearchOptions } from 'minisearch';
import type { SearchedPage, SearchedSection, SearchIndex } from '../SearchIndex';
import { createAnswerMatcher, type EntryAnswer } from './matchAnswer';
import { createQueryReader, type Unit } from './readQuery';
import { createWordSplitter, keyOf, withParts, type Word } from './splitWords';

/** A section with its page. */
export interface Entry {
  page: SearchedPage;
  section: SearchedSection;
}

export interface Found {
  /** The best sections of the best pages, best first. */
  pages: Entry[][];
  answer: EntryAnswer | undefined;
  /** Words and stems of the pages that matched. */
  matched: ReadonlySet<string>;
}

/** Weights of the fields. A title says what its section is about; code contains many words by accident. */
const boosts = { page: 12, title: 5, around: 1.5, text: 1, code: 0.3 };
/** Factor for a section whose title or anchor, or one of whose rows, is the query. */
const namedBoost = 3;
/** Factor for each level that a page is below the main ones: it ranks lower unless the query names what it is about. */
const deeperBoost = 0.6;
/** Factor for each heading and field around a section: what stands deep in the outline of a page is a detail of it. */
const nestedBoost = 0.8;
const synonymBoost = 0.5;
/** Limit of what the site has no word for, relative to what it has: a query about something else finds nothing. */
const mostUnknown = 1.25;
/** Minimum score of a section, relative to the best one of its page. */
const leastShare = 0.3;
const mostPages = 8;
const mostSections = 4;

const exact: SearchOptions = {
  tokenize: (text) => [text],
  boost: boosts,
  prefix: (term) => term.length > 1,
  weights: { prefix: 0.3, fuzzy: 0.3 },
};
/** Where no section has a word, it may have wrong letters. */
const inexact: SearchOptions = {
  ...exact,
  fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
};

/** Indexes all texts, which takes too long for the main thread. */
export function createEngine({ pages, words }: SearchIndex): (query: string) => Found {
  const splitWords = createWordSplitter(words.undivided);
  const toKey = (text: string) => keyOf(splitWords(text));
  const entries = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const readQuery = createQueryReader(words, splitWords);
  const matchAnswer = createAnswerMatcher(entries, words, splitWords);
  const subjects = words.outside.map((phrase) => ` ${toKey(phrase)} `);
  const names = entries.map(({ section: { title, anchor = '', text } }) =>
    [title, anchor, ...listRowNames(text)].map(toKey),
  );
  const mini = new MiniSearch({
    fields: Object.keys(boosts),
    tokenize: (text) => withParts(splitWords(text)).flatMap(listTerms),
    processTerm: (term) => term,
  });
  mini.addAll(
    entries.map(({ page, section: { kind, title, trail = [], text, code } }, id) => ({
      id,
      ...(kind === 'page' ? { page: title } : { title, around: [page.title, ...trail].join(' ') }),
      text,
      code,
    })),
  );

  const searchUnit = ({ words: own, synonyms }: Unit) => {
    const same = synonyms.map((phrase) => ({ ...findAll(phrase), boostTerm: () => synonymBoost }));
    const query = { combineWith: 'OR' as const, queries: [findAll(own), ...same] };
    const strict = mini.search(query, exact);
    const results = strict.length > 0 ? strict : mini.search(query, inexact);
    return {
      scores: new Map(results.map(({ id, score }) => [id as number, score])),
      terms: results.flatMap(({ terms }) => terms),
      rarity: Math.log(1 + entries.length / Math.max(1, results.length)),
    };
  };

  /** How much a section matters apart from its words. */
  const weigh = ({ page, section: { trail = [] } }: Entry) => {
    const depth = page.path.split('/').length - 1 - words.mainDepth;
    return deeperBoost ** Math.max(0, depth) * nestedBoost ** trail.length;
  };

  return (query) => {
    const units = readQuery(query).map(searchUnit);
    const sum = (some: typeof units) => some.reduce((total, { rarity }) => total + rarity, 0);
    const known = units.filter(({ scores }) => scores.size > 0);
    const unknown = units.filter(({ scores }) => scores.size === 0);
    const typed = toKey(query);
    const isOutside =
      subjects.some((subject) => ` ${typed} `.includes(subject)) ||
      // One unknown word beside two known ones is left out.
      (sum(unknown) > mostUnknown * sum(known) && (unknown.length > 1 || known.length < 2));
    const ranked = (isOutside ? [] : entries)
      .map((entry, id) => {
        const matching = known.filter(({ scores }) => scores.has(id));
        const score = matching.reduce((total, { scores }) => total + (scores.get(id) ?? 0), 0);
        const covered = (sum(matching) / sum(known)) ** 2;
        const named = names[id]?.includes(typed) ? namedBoost : 1;
        return { entry, score: score * covered * named * weigh(entry) };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    const found = new Map<SearchedPage, typeof ranked>();
    for (const one of ranked) {
      const others = found.get(one.entry.page) ?? [];
      const isGood = one.score >= (others[0]?.score ?? 0) * leastShare;
      if (isGood && others.length < mostSections) found.set(one.entry.page, [...others, one]);
    }
    const answers = matchAnswer(query);
    return {
      pages: [...found.values()].slice(0, mostPages).map((some) => some.map(({ entry }) => entry)),
      answer: ranked
        .flatMap(({ entry }) => answers.find((answer) => answer.entry === entry) ?? [])
        .concat(answers)[0],
      matched: new Set(known.flatMap(({ terms }) => terms)),
    };
  };
}

/** What a word is indexed and found under: itself, for prefixes and wrong letters, and its stem. */
function listTerms({ surface, stem }: Word): string[] {
  return surface === stem ? [stem] : [surface, stem];
}

/** The sections that have all words; of a compound the whole, or all of its parts. */
function findAll(words: readonly Word[]): QueryCombination {
  const queries = words.map((word) => ({
    combineWith: 'OR' as const,
    queries: [...listTerms(word), ...(word.parts.length > 0 ? [findAll(word.parts)] : [])],
  }));
  return { combineWith: 'AND', queries };
}

/** What the table rows and listed values in a text are about: what comes before the first dot or colon of a line. */
function listRowNames(text = ''): string[] {
  return text.replaceAll('`', '').match(/^.{1,24}?(?= · |: )/gmu) ?? [];
}
