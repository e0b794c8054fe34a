import { type Placeholders, splitPlaceholders } from '@aifindr-docs/code-blocks/splitPlaceholders';
import type { Values } from '@aifindr-docs/project-values/storedValues';
import type { Block, CodeToken, SearchAction, SearchIndex, SectionKind } from '../SearchIndex';
import { createEngine, type EngineResult } from './createEngine';
import { findActions } from './findActions';
import { createExcerpt, type HighlightedSegment, highlightText } from './highlightText';
import type { IndexedSection } from './IndexedSection';
import { createWordSplitter, type Word } from './splitWords';
import { stopWords } from './stopWords';

/** An option of the list of results; `path` is a path in the site, with the anchor. */
export type ResultOption =
  | { kind: 'answer'; path: string; source: readonly string[] }
  | { kind: 'action'; title: string; opens?: string; presses?: string }
  | {
      kind: 'section';
      sectionKind: SectionKind;
      path: string;
      title: HighlightedSegment[];
      /** Headings between the page and the section. */
      trail: string[];
      excerpt: HighlightedSegment[];
    };

/** The answer, the results of one page, actions, or proposed pages. */
export interface ResultGroup {
  /** Path of the page, or `answer`, `popular` or `actions …`. */
  key: string;
  /** Breadcrumbs and title of the page; empty for other groups. */
  label: string[];
  options: ResultOption[];
}

/** The results of a query, or proposals where it finds nothing. */
export interface SearchResults {
  groups: ResultGroup[];
  /** Blocks of a section that answer the query, shown above the groups. */
  answer?: Block[];
  /** Whether the groups are proposals. */
  isProposed: boolean;
}

/** Replaces placeholders in a text by the reader's values. */
type FillText = (text: string) => string;

/** Creates the function that searches an index, with the reader's values in place of placeholders. */
export function createSearch(index: SearchIndex): (query: string, values: Values) => SearchResults {
  const { actions, words } = index;
  const findSections = createEngine(index);
  const splitWords = createWordSplitter(words.undivided);

  return (typedQuery, values) => {
    const query = typedQuery.normalize('NFC');
    const fillText = createTextFiller(words.placeholders, values);
    const { pages, answer, matchedTerms } = findSections(query);
    const isMatch = ({ normalized, stem }: Word) =>
      (matchedTerms.has(normalized) || matchedTerms.has(stem)) && !stopWords.has(normalized);

    const createSectionOption = ({ page, section }: IndexedSection): ResultOption => ({
      kind: 'section',
      sectionKind: section.kind,
      path: formatPath({ page, section }),
      title: highlightText(section.title, isMatch, splitWords),
      trail: section.trail ?? [],
      excerpt: highlightText(
        createExcerpt(fillText(section.text ?? ''), isMatch, splitWords),
        isMatch,
        splitWords,
      ),
    });
    const [bestPage = [], ...otherPages] = pages
      // The answer shows its section, which is not listed again.
      .map((sections) => sections.filter((indexed) => indexed !== answer?.indexed))
      .filter(({ length }) => length > 0);
    const createPageGroups = (sections: readonly IndexedSection[]): ResultGroup[] =>
      sections.slice(0, 1).map(({ page }) => ({
        key: page.path,
        label: [...page.breadcrumbs, page.title],
        options: sections.map(createSectionOption),
      }));
    const matchingActions = findActions(actions, query, splitWords);
    const groups = [
      ...createAnswerGroups(answer),
      ...createActionGroups(matchingActions.filter(({ isNamed }) => isNamed)),
      ...createPageGroups(bestPage),
      ...createActionGroups(matchingActions.filter(({ isNamed }) => !isNamed)),
      ...otherPages.flatMap(createPageGroups),
    ];
    if (groups.length === 0) return proposeResults(index);
    const answerBlocks = answer?.blocks.map((block) => fillBlock(block, fillText));
    return { groups, isProposed: false, ...(answerBlocks && { answer: answerBlocks }) };
  };
}

/** Proposes popular pages and actions. */
function proposeResults({ pages, popular, actions }: SearchIndex): SearchResults {
  const popularPages = popular.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  const options = popularPages.map(({ path, sections: [page] }): ResultOption => {
    const title = [{ text: page?.title ?? '' }];
    return { kind: 'section', sectionKind: 'page', path, title, trail: [], excerpt: [] };
  });
  const proposedActions = actions.filter(({ isProposed = true }) => isProposed);
  return {
    isProposed: true,
    groups: [{ key: 'popular', label: [], options }, ...createActionGroups(proposedActions)],
  };
}

/** Creates a group, or none where there are no actions. */
function createActionGroups(actions: readonly SearchAction[]): ResultGroup[] {
  const options = actions.map((action) => ({ kind: 'action', ...action }) as const);
  return options.slice(0, 1).map(({ title }) => ({ key: `actions ${title}`, label: [], options }));
}

/** Creates the group of the option that opens the section of the answer, or none where there is no answer. */
function createAnswerGroups(answer: EngineResult['answer']): ResultGroup[] {
  if (answer === undefined) return [];
  const { page, section } = answer.indexed;
  const source = [...new Set([page.title, section.title])];
  const option: ResultOption = { kind: 'answer', path: formatPath(answer.indexed), source };
  return [{ key: 'answer', label: [], options: [option] }];
}

function formatPath({ page, section: { anchor } }: IndexedSection): string {
  return anchor === undefined ? page.path : `${page.path}#${anchor}`;
}

function createTextFiller(placeholders: Placeholders, values: Values): FillText {
  return (text) =>
    splitPlaceholders(text, placeholders)
      .map((part) => (part.placeholder && values[part.placeholder]) ?? part.text)
      .join('');
}

function fillBlock(block: Block, fillText: FillText): Block {
  if (block.kind !== 'code') return { ...block, text: fillText(block.text) };
  const tokens = block.tokens.map(([text, ...type]): CodeToken => [fillText(text), ...type]);
  return { ...block, tokens };
}
