import type { SearchedPage, SearchIndex, SiteWords } from '../SearchIndex';
import { createAnswerMatcher, type SectionAnswer } from './createAnswerMatcher';
import { createQueryParser } from './createQueryParser';
import { createUnitSearch, type IndexedSection, type UnitMatches } from './createUnitSearch';
import { createWordSplitter, joinStems } from './splitWords';

export interface EngineResult {
  /** The best pages, each with only its best sections. Pages and sections are sorted, best first. */
  pages: SearchedPage[];
  answer: SectionAnswer | undefined;
  /** Words and stems in the index that the query matched. */
  matchedTerms: ReadonlySet<string>;
}

interface RankedSection {
  indexed: IndexedSection;
  score: number;
}

/** Factor for a section that has the query as a name. Without it, 6 fewer of the evaluation's 420 queries find their page first. */
const namedBoost = 3;
/** Factor per path segment beyond `mainPathDepth`. Without it, 4 fewer of the evaluation's 420 queries find their page first. */
const deeperPageBoost = 0.6;
/** Factor per entry of `trail`: nested sections are details. Without it, 4 fewer of the evaluation's 420 queries find their page first. */
const nestedSectionBoost = 0.8;
/** Exponent of the share of the query that a section covers. With 1, 6 fewer of the evaluation's 420 queries find their page first. */
const coverageExponent = 2;
/**
 * Maximum total rarity of the units (words or phrases) that match no section, relative to that of the units of the query that match; see
 * `isMostlyUnknown`. Without the limit, six of the 14 questions of the evaluation that no page answers would find a page.
 */
const maximumUnknown = 1.25;
/** Minimum score of a section, relative to the best section of its page. On average, pages list 1.7 sections with it, 2.9 without. */
const minimumShare = 0.3;
/** Limits of the list of results, without effect on the ranking. */
const maximumPages = 8;
const maximumSectionsPerPage = 4;

/** Indexes all texts and creates the function that searches them. Indexing takes too long for the main thread. */
export function createEngine({ pages, words }: SearchIndex): (query: string) => EngineResult {
  const splitWords = createWordSplitter(words.undivided);
  const toStemKey = (text: string) => joinStems(splitWords(text));
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const weights = sections.map((indexed) => computeWeight(indexed, words));
  const nameKeys = sections.map((indexed) => new Set(listNames(indexed).map(toStemKey)));
  const uncoveredKeys = words.uncoveredSubjects.map((phrase) => ` ${toStemKey(phrase)} `);
  const parseQuery = createQueryParser(words, splitWords);
  const searchUnit = createUnitSearch(sections, splitWords);
  const matchAnswers = createAnswerMatcher(sections, words, splitWords);

  return (query) => {
    const queryKey = toStemKey(query);
    const computeBoost = (position: number) =>
      (weights[position] ?? 1) * (nameKeys[position]?.has(queryKey) ? namedBoost : 1);
    const units = parseQuery(query).map((unit) => searchUnit(unit, computeBoost));
    const isUncovered = uncoveredKeys.some((key) => ` ${queryKey} `.includes(key));
    const knownUnits = units.filter(({ scores }) => scores.size > 0);
    const ranked = isUncovered || isMostlyUnknown(units) ? [] : rankSections(sections, knownUnits);
    return {
      pages: selectBestPages(ranked),
      answer: chooseAnswer(matchAnswers(query), ranked),
      matchedTerms: new Set(knownUnits.flatMap(({ terms }) => terms)),
    };
  };
}

/** Computes the factor of a section that depends on the depth of its page and on its own nesting, and not on the query. */
function computeWeight(
  { page, section: { trail = [] } }: IndexedSection,
  { mainPathDepth }: SiteWords,
): number {
  const levelsBelow = page.path.split('/').length - 1 - mainPathDepth;
  return deeperPageBoost ** Math.max(0, levelsBelow) * nestedSectionBoost ** trail.length;
}

/** Lists the names of what a section is about: its title, its target, and up to 24 characters from the start of a line to ` · ` or `: `. */
function listNames({ section: { title, target = '', text = '' } }: IndexedSection): string[] {
  const rowNames = text.replaceAll('`', '').match(/^.{1,24}?(?= · |: )/gmu) ?? [];
  return [title, target, ...rowNames];
}

function sumRarity(units: readonly UnitMatches[]): number {
  return units.reduce((sum, { rarity }) => sum + rarity, 0);
}

/**
 * Returns whether the units that match no section exceed `maximumUnknown`. A single one never does if at least two others match. Without
 * that exception, 37 instead of 38 of the forty developer questions of the evaluation have a right page among the first three.
 */
function isMostlyUnknown(units: readonly UnitMatches[]): boolean {
  const known = units.filter(({ scores }) => scores.size > 0);
  const unknown = units.filter(({ scores }) => scores.size === 0);
  const isSingleUnknown = unknown.length === 1 && known.length >= 2;
  return !isSingleUnknown && sumRarity(unknown) > maximumUnknown * sumRarity(known);
}

/** Lists the sections that match a unit, best first, by their scores and by how much of the query they cover. */
function rankSections(
  sections: readonly IndexedSection[],
  units: readonly UnitMatches[],
): RankedSection[] {
  const totalRarity = sumRarity(units);
  return sections
    .map((indexed, position): RankedSection => {
      const matching = units.filter(({ scores }) => scores.has(position));
      const score = matching.reduce((sum, { scores }) => sum + (scores.get(position) ?? 0), 0);
      return { indexed, score: score * (sumRarity(matching) / totalRarity) ** coverageExponent };
    })
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score);
}

function selectBestPages(ranked: readonly RankedSection[]): SearchedPage[] {
  const bestPages = [...new Set(ranked.map(({ indexed }) => indexed.page))].slice(0, maximumPages);
  return bestPages.map((page) => {
    const candidates = ranked.filter(({ indexed }) => indexed.page === page);
    const minimumScore = (candidates[0]?.score ?? 0) * minimumShare;
    const sections = candidates
      .filter(({ score }) => score >= minimumScore)
      .map(({ indexed }) => indexed.section);
    return { ...page, sections: sections.slice(0, maximumSectionsPerPage) };
  });
}

/** Returns the answer whose section ranks best. If no section of an answer is ranked, it returns the first answer. */
function chooseAnswer(
  answers: readonly SectionAnswer[],
  ranked: readonly RankedSection[],
): SectionAnswer | undefined {
  const rankedAnswers = ranked.flatMap(
    ({ indexed }) => answers.find((answer) => answer.indexed === indexed) ?? [],
  );
  return rankedAnswers[0] ?? answers[0];
}
