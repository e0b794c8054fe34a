import MiniSearch, { type QueryCombination, type SearchOptions } from 'minisearch';
import type { SearchedSection, SearchIndex } from '../SearchIndex';
import { createAnswerMatcher } from './matchAnswer';
import { createQueryReader, keyOf, type Unit } from './readQuery';
import { createWordSplitter, foldWord, type Word } from './splitWords';

/** The sections that a query finds, by page, and the answer. */
export interface Found {
  /** Positions of pages and of their best sections, best first. */
  pages: { page: number; sections: number[] }[];
  /** Position of the answer in the index. */
  answer?: number;
  /** Words and stems of the pages that matched. */
  matched: ReadonlySet<string>;
}

/** Weights of the fields. A title says what its section is about; code contains many words by accident. */
const boosts = { page: 12, title: 5, asked: 2, around: 1.5, text: 1, code: 0.3 };
/** Factor for a section whose title or anchor, or one of whose rows, is the query. */
const namedBoost = 3;
/** Factor for each level that a page is below the main ones: it ranks lower unless the query names what it is about. */
const deeperBoost = 0.6;
/** Factor for each heading and field around a section: what stands deep in the outline of a page is a detail of it. */
const nestedBoost = 0.8;
/** Weight of a synonym, and of the parts of a compound beside the whole. */
const synonymWeight = 0.5;
const partsWeight = 0.2;
/** Weight of the other matching sections of a page: a page that is all about the query ranks first. */
const othersWeight = 0.08;
/** Limit of what the site has no word for, relative to what it has: a query about something else finds nothing. */
const mostUnknown = 1.25;
/** Minimum score of a section, relative to the best one of its page. */
const leastShare = 0.3;
const mostPages = 8;
const mostSections = 4;

/** Indexes all texts, which takes too long for the main thread. */
export function createEngine({
  pages,
  sections,
  answers,
  words,
}: SearchIndex): (query: string) => Found {
  const splitWords = createWordSplitter(words.undivided);
  const readQuery = createQueryReader(words, splitWords);
  const matchAnswer = createAnswerMatcher(answers, words, splitWords);
  const toKey = (text: string) => keyOf(splitWords(text));
  const mini = new MiniSearch({
    fields: Object.keys(boosts),
    tokenize: (text) => splitWords(text).flatMap(listTerms),
    processTerm: (term) => term,
  });
  const asked = answers.map((answer) => ({ ...answer, questions: answer.asked.join('\n') }));
  mini.addAll(
    sections.map(({ kind, title, trail = [], page, text, code }, id) => ({
      id,
      ...(kind === 'page'
        ? { page: title }
        : { title, around: [pages[page]?.title, ...trail].join(' ') }),
      asked: asked
        .flatMap(({ section, questions }) => (section === id ? questions : []))
        .join('\n'),
      text,
      code,
    })),
  );
  const titles = sections.map(({ title }) => toKey(title));
  const names = sections.map(({ anchor = '', text }) =>
    [anchor, ...listRowNames(text)].map(foldWord),
  );
  const subjects = words.outside.map((phrase) => ` ${toKey(phrase)} `);
  const priors = sections.map((section) => {
    const depth = (pages[section.page]?.path ?? '').split('/').length - 1 - words.mainDepth;
    return deeperBoost ** Math.max(0, depth) * nestedBoost ** (section.trail ?? []).length;
  });

  const scoreSections = (query: string) => {
    const found = readQuery(query).map((unit) => {
      const { scores, terms } = scoreUnit(mini, unit);
      return { scores, terms, rarity: Math.log(1 + sections.length / Math.max(1, scores.size)) };
    });
    const known = found.filter(({ scores }) => scores.size > 0);
    const unknown = found.filter(({ scores }) => scores.size === 0);
    const everything = sum(known);
    const typed = toKey(query);
    const isOutside =
      subjects.some((subject) => ` ${typed} `.includes(subject)) ||
      // One unknown word beside two known ones is left out.
      (sum(unknown) > mostUnknown * everything && (unknown.length > 1 || known.length < 2));
    const scores = new Map<number, number>();
    const matched = new Set(isOutside ? [] : known.flatMap(({ terms }) => terms));
    if (isOutside) return { scores, matched };
    const name = foldWord(query.trim());
    for (const id of new Set(known.flatMap((unit) => [...unit.scores.keys()]))) {
      const matching = known.filter((unit) => unit.scores.has(id));
      const score = matching.reduce((total, unit) => total + (unit.scores.get(id) ?? 0), 0);
      const isNamed = titles[id] === typed || names[id]?.includes(name) === true;
      const covered = (sum(matching) / everything) ** 2;
      scores.set(id, score * covered * (priors[id] ?? 1) * (isNamed ? namedBoost : 1));
    }
    return { scores, matched };
  };

  return (query) => {
    const { scores, matched } = scoreSections(query);
    const scoreOf = (answer: number) => scores.get(answers[answer]?.section ?? -1) ?? 0;
    const [answer] = matchAnswer(query)
      .map((one) => answers.indexOf(one))
      .sort((a, b) => scoreOf(b) - scoreOf(a));
    return {
      matched,
      pages: groupByPage(sections, scores),
      ...(answer !== undefined && { answer }),
    };
  };
}

/** What a word is indexed and found under: itself, for prefixes and wrong letters, and its stem. */
function listTerms({ surface, term }: Word): string[] {
  return surface === term ? [term] : [surface, term];
}

function sum(units: readonly { rarity: number }[]): number {
  return units.reduce((total, { rarity }) => total + rarity, 0);
}

/** Score of each section for the words of a unit, or their synonyms; where no section has them, for words with a wrong letter. */
function scoreUnit(mini: MiniSearch, { words, isBeingTyped, synonyms }: Unit) {
  const lastEnd = Math.max(...words.map(({ end }) => end));
  const beginnings = new Set(
    words
      .filter(({ surface, end }) => surface.length > 3 || (isBeingTyped && end === lastEnd))
      .map(({ surface }) => surface),
  );
  const compounds = words.filter(({ isCompound }) => isCompound);
  const parts = words.filter(({ isCompound }) => !isCompound);
  const typed = [
    ...compounds.map((word) => findAll([word], 1)),
    findAll(parts, compounds.length > 0 ? partsWeight : 1),
  ];
  const same = synonyms.map((phrase) => findAll(phrase, synonymWeight));
  const options: SearchOptions = {
    tokenize: (text) => [text],
    boost: boosts,
    prefix: (term) => beginnings.has(term),
    weights: { prefix: 0.3, fuzzy: 0.3 },
  };
  const exact = mini.search({ combineWith: 'OR', queries: [...typed, ...same] }, options);
  const results =
    exact.length > 0
      ? exact
      : mini.search(
          { combineWith: 'OR', queries: typed },
          { ...options, fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2) },
        );
  return {
    scores: new Map(results.map(({ id, score }) => [id as number, score])),
    terms: results.flatMap(({ terms }) => terms),
  };
}

/** The sections that have all words. */
function findAll(words: readonly Word[], weight: number): QueryCombination {
  return {
    combineWith: 'AND',
    boostTerm: () => weight / words.length,
    queries: words.map((word) => ({ combineWith: 'OR', queries: listTerms(word) })),
  };
}

/** What the table rows and listed values in a text are about: what comes before the first dot or colon of a line. */
function listRowNames(text = ''): string[] {
  return text.replaceAll('`', '').match(/^.{1,24}?(?= · |: )/gmu) ?? [];
}

/** The best sections of the best pages. */
function groupByPage(
  sections: readonly SearchedSection[],
  scores: ReadonlyMap<number, number>,
): Found['pages'] {
  const pages = new Map<number, { best: number; others: number; sections: number[] }>();
  for (const [id, score] of [...scores].sort(([, one], [, other]) => other - one)) {
    const page = sections[id]?.page ?? -1;
    const known = pages.get(page) ?? { best: score, others: 0, sections: [] };
    if (known.sections.length > 0 && known.sections.length < 6) known.others += score;
    if (score >= known.best * leastShare) known.sections.push(id);
    pages.set(page, known);
  }
  return [...pages]
    .map(([page, { best, others, sections: own }]) => ({
      page,
      score: best + others * othersWeight,
      sections: own.slice(0, mostSections),
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, mostPages);
}
