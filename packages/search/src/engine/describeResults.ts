import type { AnswerBlock, SearchedAnswer, SearchedSection, SearchIndex } from '../SearchIndex';
import type { RankedPage } from './groupByPage';
import { kindOfMatch, markMatches, type MatchedTerms, type Piece } from './markMatches';
import type { FoundAction } from './matchActions';
import { pickExcerpt } from './pickExcerpt';
import type { SplitWords, Word } from './splitWords';

/** A result: a section and where it opens. */
export interface SectionResult {
  /** Path in the site, with the anchor. */
  target: string;
  title: Piece[];
  /** Headings between the page and the section. */
  trail: string[];
  excerpt: Piece[];
  /** First lines of its text. */
  preview: Piece[][];
  /** Whether it opens at the top of the page. */
  isPage: boolean;
  /** Whether the title is an identifier. */
  isField: boolean;
}

/** A page with its matching sections. */
export interface PageResult {
  path: string;
  title: string;
  place: string[];
  sections: SectionResult[];
}

/** The part of a section that answers the query. */
export interface AnswerResult {
  /** Path in the site, with the anchor. */
  target: string;
  path: string;
  /** Title of its page and of its section, each once. */
  source: string[];
  blocks: AnswerBlock[];
  /** First lines of its section that its blocks do not have, or of what it opens. */
  preview: Piece[][];
}

/** What a query finds. */
export interface SearchResults {
  answer?: AnswerResult;
  /** Best first. */
  pages: PageResult[];
  actions: FoundAction[];
  /** Words of the query that the site does not have, where others find something and nothing answers it. */
  ignored?: string;
}

/** What is proposed before anything is typed. */
export interface Proposals extends Pick<SearchResults, 'pages' | 'actions'> {
  /** What was opened last, one section of each page. */
  recent: PageResult[];
}

/** Pages, best first, and the terms that matched. */
export interface Found {
  pages: RankedPage[];
  matched: MatchedTerms;
}

/** Letters of a preview, about. */
const previewLength = 700;

/** The texts of results, with matches marked. */
export function describeResults(
  index: SearchIndex,
  { pages, matched }: Found,
  splitWords: SplitWords,
): PageResult[] {
  return pages.flatMap(({ page, sections }) => {
    const indexed = index.pages[page];
    if (indexed === undefined) {
      return [];
    }
    const { path, title, place } = indexed;
    return [
      { path, title, place, sections: sections.flatMap(({ id }) => describeSection(id, path)) },
    ];
  });

  function describeSection(id: number, path: string): SectionResult[] {
    const section = index.sections[id];
    if (section === undefined) {
      return [];
    }
    const { anchor, title, trail = [], text = '', kind } = section;
    const marked = markMatches(title, matched, splitWords);
    // A title with what was typed says enough: what only means the same is not looked for in the text.
    const isNamed = marked.some(({ match }) => match === 'typed');
    // Nor for a part of a name.
    const isWanted = (word: Word, line: string) => {
      const match = kindOfMatch(word, matched);
      return isNamed ? matched.typed.has(word.term) && !isInName(word, line) : match !== undefined;
    };
    return [
      {
        target: targetOf(path, anchor),
        title: marked,
        trail,
        excerpt: markMatches(pickExcerpt(text, isWanted, splitWords), matched, splitWords),
        preview: firstLines(text.split('\n')).map((line) => markMatches(line, matched, splitWords)),
        isPage: kind === 'page',
        isField: kind === 'field',
      },
    ];
  }
}

/** Where an answer stands, and its text. */
export function describeAnswer(
  { pages, sections }: SearchIndex,
  { section, blocks, opens }: SearchedAnswer,
): AnswerResult | undefined {
  const { page, title: ownTitle, anchor: ownAnchor, text = '' } = sections[section] ?? {};
  const { anchor, title } = opens ?? { anchor: ownAnchor, title: ownTitle };
  const indexed = pages[page ?? -1];
  if (indexed === undefined || title === undefined) return undefined;
  const { path, title: pageTitle } = indexed;
  const shown = new Set(blocks.map((block) => block.kind !== 'code' && toKey(block.text)));
  const others = text.split('\n').filter((line) => !shown.has(toKey(line)));
  return {
    target: targetOf(path, anchor),
    path,
    source: [...new Set([pageTitle, title])],
    blocks,
    preview: firstLines(opens?.lines ?? others).map((line) => [{ text: line }]),
  };
}

/** The sections at `recent` paths that the site still has, the other popular pages and all actions. */
export function describeProposals(
  index: SearchIndex,
  recent: readonly string[],
  splitWords: SplitWords,
): Proposals {
  const matched = { terms: new Set<string>(), typed: new Set<string>(), beginnings: [] };
  const describe = (wanted: (section: SearchedSection) => boolean) => {
    const id = index.sections.findIndex(wanted);
    const page = index.sections[id]?.page ?? -1;
    const pages = [{ page, score: 0, sections: [{ id, score: 0 }] }];
    return describeResults(index, { pages, matched }, splitWords);
  };
  const pathOf = ({ page, anchor }: SearchedSection) =>
    targetOf(index.pages[page]?.path ?? '', anchor);
  return {
    recent: recent.flatMap((target) => describe((section) => pathOf(section) === target)),
    pages: index.popular
      .flatMap((page) => describe((section) => section.page === page))
      .filter(({ path }) => !recent.includes(path)),
    actions: index.actions
      .filter(({ isProposed = true }) => isProposed)
      .map((action) => ({ ...action, isNamed: false })),
  };
}

/** Whether letters stand right before or after a word, as in `ErrorResponse`. */
function isInName({ start, end }: Word, line: string): boolean {
  return /\p{L}/u.test((line[start - 1] ?? '') + (line[end] ?? ''));
}

/** The letters of a text: rows of an answer and lines of a section differ in punctuation. */
function toKey(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function targetOf(path: string, anchor: string | undefined): string {
  return anchor === undefined ? path : `${path}#${anchor}`;
}

function firstLines(lines: readonly string[]): string[] {
  let length = 0;
  return lines.filter((line) => {
    const isFirst = length < previewLength && line !== '';
    length += line.length;
    return isFirst;
  });
}
