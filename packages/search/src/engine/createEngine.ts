import type { SearchedPage, SearchIndex, SiteWords } from '../SearchIndex';
import { createAnswerMatcher, type SectionAnswer } from './createAnswerMatcher';
import { createQueryParser } from './createQueryParser';
import { createUnitSearch, type IndexedSection, type UnitMatches } from './createUnitSearch';
import { createWordSplitter, toStemKey } from './splitWords';

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

/** Factor if the query is a name of the section. In `npm run evaluation`, 405 of 420 queries find the right page first, 399 without it. */
const namedBoost = 3;
/** Factor per path segment over `mainPathDepth`. In `npm run evaluation`, 405 of 420 queries find the right page first, 401 without it. */
const deeperPageBoost = 0.6;
/** Factor per heading or field around a section. In `npm run evaluation`, 405 of 420 queries find the right page first, 401 without it. */
const nestedSectionBoost = 0.8;
/**
 * Exponent of the share of the query that a section covers. In `npm run evaluation`, 405 of 420 queries find the right page first, 399 with
 * an exponent of 1.
 */
const coverageExponent = 2;
/**
 * Maximum total rarity of the units of a query (words or phrases) that match no section, relative to that of the units that match. In
 * `npm run evaluation`, none of the 14 questions that no page answers finds a page, 6 find one without this limit.
 */
const maximumUnknown = 1.25;
/** Minimum score relative to the page's best section. In `npm run evaluation`, a page lists 1.7 sections on average, 2.9 without it. */
const minimumShare = 0.3;
/** Limits of the list of results, without effect on the ranking. */
const maximumPages = 8;
const maximumSectionsPerPage = 4;

/** Indexes all texts and creates the function that searches them. Indexing takes too long for the main thread. */
export function createEngine({ pages, words }: SearchIndex): (query: string) => EngineResult {
  const splitWords = createWordSplitter(words.undivided);
  const toTextKey = (text: string): string => toStemKey(splitWords(text));
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const weights = sections.map((indexed) => computeDepthWeight(indexed, words));
  const nameKeys = sections.map((indexed) => new Set(listAllNames(indexed).map(toTextKey)));
  const uncoveredKeys = words.uncoveredSubjects.map((phrase) => ` ${toTextKey(phrase)} `);
  const parseQuery = createQueryParser(words, splitWords);
  const searchUnit = createUnitSearch(sections, splitWords);
  const matchAnswers = createAnswerMatcher(sections, words, splitWords);

  return (query) => {
    const queryKey = toTextKey(query);
    const computeSectionBoost = (sectionIndex: number): number =>
      (weights[sectionIndex] ?? 1) * (nameKeys[sectionIndex]?.has(queryKey) ? namedBoost : 1);
    const units = parseQuery(query).map((unit) => searchUnit(unit, computeSectionBoost));
    const isUncovered = uncoveredKeys.some((key) => ` ${queryKey} `.includes(key));
    const knownUnits = units.filter(({ scores }) => scores.size > 0);
    const ranked = isUncovered || areTooManyUnknown(units) ? [] : rankMatches(sections, knownUnits);
    return {
      pages: selectBestPagesAndSections(ranked),
      answer: chooseRankedOrFirstAnswer(matchAnswers(query), ranked),
      matchedTerms: new Set(knownUnits.flatMap(({ terms }) => terms)),
    };
  };
}

/** Computes the factor of a section that does not depend on the query: lower for deeper pages and nested sections, which treat details. */
function computeDepthWeight(
  { page, section: { trail = [] } }: IndexedSection,
  { mainPathDepth }: SiteWords,
): number {
  const levelsBelow = page.path.split('/').length - 1 - mainPathDepth;
  return deeperPageBoost ** Math.max(0, levelsBelow) * nestedSectionBoost ** trail.length;
}

/** Lists the names of a section: its title, its target, and the text before ` · ` or `: ` in each line if it has up to 24 characters. */
function listAllNames({ section: { title, target = '', text = '' } }: IndexedSection): string[] {
  const rowNames = text.replaceAll('`', '').match(/^.{1,24}?(?= · |: )/gmu) ?? [];
  return [title, target, ...rowNames];
}

function sumRarity(units: readonly UnitMatches[]): number {
  return units.reduce((sum, { rarity }) => sum + rarity, 0);
}

/**
 * Returns whether the units that match no section exceed `maximumUnknown`. A single one never does if at least two others match. In
 * `npm run evaluation`, 38 of 40 developer questions find a right page among the first three, 37 without this exception.
 */
function areTooManyUnknown(units: readonly UnitMatches[]): boolean {
  const known = units.filter(({ scores }) => scores.size > 0);
  const unknown = units.filter(({ scores }) => scores.size === 0);
  const isSingleUnknown = unknown.length === 1 && known.length >= 2;
  return !isSingleUnknown && sumRarity(unknown) > maximumUnknown * sumRarity(known);
}

/** Lists the sections that match a unit, best first, by their scores and by how much of the query they cover. */
function rankMatches(
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

function selectBestPagesAndSections(ranked: readonly RankedSection[]): SearchedPage[] {
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

/** Returns the answer whose section ranks best, or the first answer if none of their sections is ranked. */
function chooseRankedOrFirstAnswer(
  answers: readonly SectionAnswer[],
  ranked: readonly RankedSection[],
): SectionAnswer | undefined {
  const rankedAnswers = ranked.flatMap(
    ({ indexed }) => answers.find((answer) => answer.indexed === indexed) ?? [],
  );
  return rankedAnswers[0] ?? answers[0];
}
