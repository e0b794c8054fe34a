import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Values } from '@aifindr-docs/project-values/keptValues';
import type { SearchedSection, SearchIndex } from '../SearchIndex';
import {
  describeAnswer,
  describeProposals,
  describeResults,
  type Proposals,
  type SearchResults,
} from './describeResults';
import { createFiller } from './fillPlaceholders';
import { groupByPage } from './groupByPage';
import { matchActions } from './matchActions';
import { createAnswerMatcher } from './matchAnswer';
import { createQueryReader, type Unit } from './readQuery';
import { createWordSplitter, foldWord, type SplitWords, type Word } from './splitWords';
import { stopWords, weakVerbs } from './stopWords';
import { Vocabulary } from './Vocabulary';
import { withoutMarks } from './withoutMarks';

/** Searches one index. */
export interface Engine {
  search(query: string, values?: Values): SearchResults;
  /** What is proposed before anything is typed, after the paths of what was opened last. */
  propose(recent: readonly string[], values?: Values): Proposals;
}

/** The indexed fields of a section. */
interface Fields {
  id: number;
  /** Title of the page itself. */
  pageTitle: string;
  heading: string;
  /** Name of a field or parameter. */
  name: string;
  trail: string;
  /** First cells of table rows, which name what a row is about. */
  rows: string;
  /** Title of the page that the section is in. */
  page: string;
  text: string;
  code: string;
}

/** Weights of the fields. A title says what its section is about; code contains many words by accident. */
const boosts = {
  pageTitle: 12,
  heading: 5,
  name: 4,
  trail: 1,
  rows: 2,
  page: 1.6,
  text: 1,
  code: 0.35,
};
/** Factors for a section whose whole title, anchor or row name is the query: a phrase, or an identifier. */
const wholeNameBoost = 1.6;
const identifierBoost = 2.5;
/** Factor for a section with the query verbatim, which has punctuation or four words: a shorter match may be an accident. */
const quoteBoost = 1.6;
const isQuote = /^\S*[^\p{L}\p{N}\s]\S*$|\S(?:\s+\S+){3}/u;
/** Factor for each level that a page is below the main ones: it ranks lower unless the query names what it is about. */
const deeperBoost = 0.6;
/** Factor for each heading and field around a section: what stands deep in the outline of a page is a detail of it. */
const nestedBoost = 0.8;
/** Weight of a synonym. */
const synonymWeight = 0.7;
/** Weight of a verb beside its object. */
const weakWeight = 0.5;
/** Weight of a number, which is what a query is about: a section without any of those typed is no result. */
const numberWeight = 3;
/** Weight of the parts of a compound, relative to the whole compound. */
const partsWeight = 0.2;
/** Limit of what the site has no word for, relative to what it has: a query about something else finds nothing. */
const mostUnknown = 1.25;
/** Known words beside which one unknown word, such as a verb, is left out however much it says. */
const leastKnown = 2;

type Scores = ReadonlyMap<number, number>;

/** Indexes all texts, which takes too long for the main thread. */
export function createEngine(index: SearchIndex): Engine {
  const { common, globalObject, mainDepth, outside, synonyms, undivided } = index.words;
  const splitWords = createWordSplitter(undivided);
  const readQuery = createQueryReader(synonyms, splitWords, common);
  const beforeMethod = new RegExp(`\\b(?:window\\.)?${globalObject}\\.(?=\\w)`, 'gi');
  const vocabulary = new Vocabulary();
  const mini = new MiniSearch<Fields>({
    fields: Object.keys(boosts),
    // `toTerms` has tokenized the fields already.
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: boosts },
  });
  const toTerms = (text: string) =>
    splitWords(text)
      .map(({ surface, term }) => {
        vocabulary.add(surface, term);
        return term;
      })
      .join(' ');
  const texts = index.sections.map(({ text = '' }) => withoutMarks(text));
  mini.addAll(
    index.sections.map((section, id) => ({
      id,
      pageTitle: section.kind === 'page' ? toTerms(section.title) : '',
      heading: section.kind === 'heading' ? toTerms(section.title) : '',
      name: section.kind === 'field' ? toTerms(section.title) : '',
      trail: toTerms((section.trail ?? []).join(' ')),
      rows: toTerms(listRowNames(texts[id]).join('\n')),
      page: section.kind === 'page' ? '' : toTerms(index.pages[section.page]?.title ?? ''),
      text: toTerms(section.text ?? ''),
      code: toTerms(section.code ?? ''),
    })),
  );
  const matcher = new Matcher(mini, vocabulary);
  const titles = index.sections.map(({ title }) => toTitleKey(title, splitWords));
  const names = index.sections.map(({ anchor = '' }, id) =>
    [anchor, ...listRowNames(texts[id])].map(foldWord),
  );
  const hasCompound = (text: string) => splitWords(text).some(({ isCompound }) => isCompound);
  const subjects = outside.map((phrase) => ` ${toTitleKey(phrase, splitWords)} `);
  const findAnswer = createAnswerMatcher(
    index.answers,
    synonyms,
    splitWords,
    common,
    ({ surface, term }) => vocabulary.rarity(surface, term),
  );
  const fill = createFiller(index);
  const priors = index.pages.map(
    ({ path }) => deeperBoost ** Math.max(0, path.split('/').length - 1 - mainDepth),
  );
  return {
    propose: (recent, values = {}) => describeProposals(fill(values), recent, splitWords),
    search(query, values = {}) {
      const written = query.normalize('NFC').replaceAll(beforeMethod, '');
      const typed = toTitleKey(written, splitWords);
      // An identifier may be written as words: `is ready`.
      const asked =
        index.sections.find(({ title }, id) => titles[id] === typed && hasCompound(title))?.title ??
        written;
      const units = readQuery(asked);
      const { scores, terms, isKnown, unknown } = matcher.match(units);
      const isOutside = !isKnown || subjects.some((subject) => ` ${typed} `.includes(subject));
      const quote = foldWord(written.trim());
      const isVerbatim = isQuote.test(quote);
      const nameBoost = hasCompound(asked) ? identifierBoost : wholeNameBoost;
      const known = findAnswer(query);
      const shown = fill(values);
      const answered = known && shown.answers[index.answers.indexOf(known)];
      const answer = answered && describeAnswer(shown, answered);
      if (isOutside && answer === undefined) scores.clear();
      for (const [id, score] of scores) {
        const section = index.sections[id];
        if (section === undefined) continue;
        const prior = (priors[section.page] ?? 1) * nestedBoost ** depthOf(section);
        const isNamed = titles[id] === typed || names[id]?.includes(quote);
        const isQuoted = isVerbatim && foldWord(texts[id] ?? '').includes(quote);
        scores.set(id, score * prior * (isNamed ? nameBoost : 1) * (isQuoted ? quoteBoost : 1));
      }
      const pages = groupByPage(index.sections, scores);
      const matched = { terms: withoutStopWords(terms), ...listTyped(units) };
      const described = describeResults(shown, { pages, matched }, splitWords);
      return {
        ...(answer && { answer }),
        ...(!answer &&
          unknown.length > 0 &&
          scores.size > 0 && { ignored: listWords(unknown, asked) }),
        // The page of the answer comes first.
        pages: described.sort(
          (a, b) => Number(b.path === answer?.path) - Number(a.path === answer?.path),
        ),
        actions: matchActions(index.actions, query, splitWords),
      };
    },
  };
}

/** Words such as those of a phrase with a meaning are not marked everywhere. */
function withoutStopWords(terms: ReadonlySet<string>): Set<string> {
  const others = [...terms].filter((term) => !stopWords.has(term));
  return new Set(others.length > 0 ? others : terms);
}

/** The words of a query itself: of a compound the whole. */
function listTyped(units: readonly Unit[]): { typed: Set<string>; beginnings: string[] } {
  const words = units.flatMap(({ words: all }) =>
    all.some(({ isCompound }) => isCompound) ? all.filter(({ isCompound }) => isCompound) : all,
  );
  return {
    typed: withoutStopWords(new Set(words.map(({ term }) => term))),
    beginnings: words.map(({ surface }) => surface),
  };
}

/** Headings around a section; the fields around a field are in the last of them. */
function depthOf({ kind, trail = [] }: SearchedSection): number {
  return kind === 'field' ? trail.join('.').split('.').length : trail.length;
}

function listWords(words: readonly Word[], text: string): string {
  return words.map(({ start, end }) => text.slice(start, end)).join(' ');
}

/** What the table rows and listed values in a text are about: what comes before the first dot or colon of a line. */
function listRowNames(text = ''): string[] {
  return text.match(/^.{1,24}?(?= · |: )/gmu) ?? [];
}

/** The words of a title, for a comparison without case, accents and punctuation. */
function toTitleKey(title: string, splitWords: SplitWords): string {
  return splitWords(title)
    .filter(({ isCompound }) => !isCompound)
    .map(({ term }) => term)
    .join(' ');
}

/** Scores sections for the units of a query. */
class Matcher {
  constructor(
    private readonly mini: MiniSearch<Fields>,
    private readonly vocabulary: Vocabulary,
  ) {}

  match(units: readonly Unit[]) {
    const terms = new Set<string>();
    const weighed = units.map((unit) => {
      const scores = this.scoreUnit(unit, terms);
      const isWeak = unit.words.every(({ term }) => weakVerbs.has(term));
      const isNumber =
        scores.size > 0 && unit.words.some(({ surface }) => /^\p{N}+$/u.test(surface));
      const weight = isWeak ? weakWeight : isNumber ? numberWeight : 1;
      const rarity = weight * Math.log(1 + this.mini.documentCount / Math.max(1, scores.size));
      const words = unit.words.filter(({ isCompound }) => !isCompound);
      return { words, scores, isWeak, isNumber, weight, rarity };
    });
    const sumRarity = (all: typeof weighed) => all.reduce((sum, { rarity }) => sum + rarity, 0);
    // A word without results does not exclude what the others find.
    const found = weighed.filter(({ scores }) => scores.size > 0);
    const everything = sumRarity(found);
    const unknown = weighed.filter(({ scores, isWeak }) => scores.size === 0 && !isWeak);
    const isKnown =
      sumRarity(unknown) <= mostUnknown * everything ||
      (unknown.length === 1 && found.flatMap(({ words }) => words).length >= leastKnown);
    const totals = new Map<number, { score: number; covered: number }>();
    for (const { scores, rarity, weight } of found) {
      for (const [id, score] of scores) {
        const total = totals.get(id) ?? { score: 0, covered: 0 };
        totals.set(id, { score: total.score + weight * score, covered: total.covered + rarity });
      }
    }
    const scores = new Map<number, number>();
    const numbers = found.filter(({ isNumber }) => isNumber);
    for (const [id, { score, covered }] of totals) {
      if (numbers.length > 0 && !numbers.some((number) => number.scores.has(id))) continue;
      scores.set(id, score * (covered / everything) ** 2);
    }
    return { scores, terms, isKnown, unknown: unknown.flatMap(({ words }) => words) };
  }

  /** Score of each section for a unit: the best of its word, its parts and its synonyms. */
  private scoreUnit({ words, isBeingTyped, alternatives }: Unit, terms: Set<string>): Scores {
    const compounds = words.filter(({ isCompound }) => isCompound);
    const parts = words.filter(({ isCompound }) => !isCompound);
    const lastEnd = words.reduce((end, word) => Math.max(end, word.end), 0);
    const isOpen = (word: Word) => isBeingTyped && word.end === lastEnd;
    const best = new Map<number, number>();
    const keepBest = (scores: Scores, weight: number) => {
      for (const [id, score] of scores) {
        best.set(id, Math.max(best.get(id) ?? 0, score * weight));
      }
    };
    for (const compound of compounds) {
      keepBest(this.scoreWord(compound, isOpen(compound), terms), 1);
    }
    const weight = compounds.length === 0 ? 1 : partsWeight;
    keepBest(this.scoreTogether(parts, isOpen, terms), weight);
    for (const alternative of alternatives) {
      keepBest(
        this.scoreTogether(alternative, () => false, terms),
        synonymWeight,
      );
    }
    return best;
  }

  /** Sections that contain all the words. */
  private scoreTogether(
    words: readonly Word[],
    isOpen: (word: Word) => boolean,
    terms: Set<string>,
  ): Scores {
    const own = new Set<string>();
    const [first, ...others] = words.map((word) => this.scoreWord(word, isOpen(word), own));
    if (first === undefined) {
      return new Map();
    }
    const together = new Map<number, number>();
    for (const [id, score] of first) {
      if (others.every((scores) => scores.has(id))) {
        const sum = others.reduce((total, scores) => total + (scores.get(id) ?? 0), score);
        together.set(id, sum / words.length);
      }
    }
    if (together.size > 0) {
      own.forEach((term) => terms.add(term));
    }
    return together;
  }

  private scoreWord(
    { surface, term, isCompound }: Word,
    isOpen: boolean,
    terms: Set<string>,
  ): Scores {
    const expansions = this.vocabulary.expand(surface, term, isOpen);
    const weights = new Map(expansions.map((expansion) => [expansion.term, expansion.weight]));
    weights.forEach((_weight, expanded) => terms.add(expanded));
    const options: SearchOptions = {
      combineWith: 'OR',
      tokenize: (text) => text.split(' '),
      processTerm: (text) => text,
      boostTerm: (text) => weights.get(text) ?? 1,
      // Code has an identifier for its own sake.
      boost: isCompound ? { ...boosts, code: 3 } : boosts,
    };
    const results =
      weights.size === 0 ? [] : this.mini.search([...weights.keys()].join(' '), options);
    return new Map(results.map(({ id, score }) => [id as number, score]));
  }
}
