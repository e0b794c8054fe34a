import { type Placeholders, splitPlaceholders } from '@aifindr-docs/code-blocks/splitPlaceholders';
import type { Values } from '@aifindr-docs/project-values/storedValues';
import type { Block, CodeToken, SearchIndex, SectionKind } from '../SearchIndex';
import { createEngine } from './createEngine';
import type { IndexedSection } from './createUnitSearch';
import { excerptBestLine, type HighlightedSegment, highlightText } from './highlightText';
import { createWordSplitter, flattenWords, type Word } from './splitWords';
import { stopWords } from './stopWords';

/** An option of the list of results; it links to a section. */
export interface ResultOption {
  kind: SectionKind;
  /** Path without the base URL, with the hash or query of the section. */
  path: string;
  title: HighlightedSegment[];
  /** Headings and fields that contain the section, outermost first; empty in the groups `answer` and `popular`. */
  trail: readonly string[];
  excerpt: HighlightedSegment[];
}

/** The section of the answer, the results of one page, or proposed pages. */
export interface ResultGroup {
  /** Path of the page, or `answer` or `popular`. */
  key: string;
  label: string;
  options: ResultOption[];
}

/** The results of a query, or proposed pages if it is empty or has no results. */
export interface SearchResults {
  groups: ResultGroup[];
  /** Blocks of a section that answer the query, shown above the groups. */
  answer?: Block[];
  isProposed: boolean;
}

/** Creates the function that searches an index. In excerpts, and in text and code of answers, the reader's values replace placeholders. */
export function createSearch(index: SearchIndex): (query: string, values: Values) => SearchResults {
  const findSections = createEngine(index);
  const splitWords = createWordSplitter(index.words.undivided);

  return (query, values) => {
    const { pages, answer, matchedTerms } = findSections(query.normalize('NFC'));
    const insertValues = (text: string): string =>
      replacePlaceholders(text, index.words.placeholders, values);
    const findMatches = (text: string): Word[] =>
      flattenWords(splitWords(text)).filter(
        ({ normalized, stem }) =>
          (matchedTerms.has(normalized) || matchedTerms.has(stem)) && !stopWords.has(normalized),
      );
    const groups = pages
      .map(({ path, title, breadcrumbs, sections }): ResultGroup => ({
        key: path,
        label: [...breadcrumbs, title].join(' › '),
        options: sections
          // The section of the answer already has an option in the group of the answer.
          .filter((section) => section !== answer?.indexed.section)
          .map(({ kind, title: sectionTitle, target = '', trail = [], text = '' }) => ({
            kind,
            path: path + target,
            title: highlightText(sectionTitle, findMatches),
            trail,
            excerpt: highlightText(excerptBestLine(insertValues(text), findMatches), findMatches),
          })),
      }))
      .filter(({ options }) => options.length > 0);
    if (answer !== undefined) {
      const blocks = answer.blocks.map((block) => insertValuesIntoBlock(block, insertValues));
      const groupOfAnswer = createAnswerGroup(answer.indexed);
      return { groups: [groupOfAnswer, ...groups], answer: blocks, isProposed: false };
    }
    return groups.length > 0 ? { groups, isProposed: false } : proposePages(index);
  };
}

function replacePlaceholders(text: string, placeholders: Placeholders, values: Values): string {
  return splitPlaceholders(text, placeholders)
    .map((part) => (part.placeholder && values[part.placeholder]) ?? part.text)
    .join('');
}

function insertValuesIntoBlock(block: Block, insertValues: (text: string) => string): Block {
  if (block.kind !== 'code') return { ...block, text: insertValues(block.text) };
  const tokens = block.tokens.map(([text, ...color]): CodeToken => [insertValues(text), ...color]);
  return { ...block, tokens };
}

function proposePages({ pages, popular }: SearchIndex): SearchResults {
  const options = popular.map((path) => {
    const page = pages.find((candidate) => candidate.path === path);
    return createPlainOption(path, page?.sections[0]?.title ?? '');
  });
  return { groups: [{ key: 'popular', label: 'Empieza por aquí', options }], isProposed: true };
}

function createAnswerGroup({ page, section }: IndexedSection): ResultGroup {
  const title = [...new Set([page.title, section.title])].join(' › ');
  const option = createPlainOption(page.path + (section.target ?? ''), title);
  return { key: 'answer', label: 'Respuesta', options: [option] };
}

function createPlainOption(path: string, title: string): ResultOption {
  return { kind: 'page', path, title: [{ text: title }], trail: [], excerpt: [] };
}
