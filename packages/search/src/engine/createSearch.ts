import { type Placeholders, splitPlaceholders } from '@aifindr-docs/code-blocks/splitPlaceholders';
import type { Values } from '@aifindr-docs/project-values/keptValues';
import type { Block, CodePiece, SearchedAction, SearchIndex, SectionKind } from '../SearchIndex';
import { createEngine, type Entry } from './createEngine';
import { markText, pickExcerpt, type Piece } from './markText';
import { matchActions } from './matchActions';
import { createWordSplitter, type Word } from './splitWords';
import { stopWords } from './stopWords';

/** What can be chosen; `target` is a path in the site, with the anchor. */
export type Option =
  | { kind: 'answer'; target: string; source: readonly string[] }
  | { kind: 'action'; title: string; opens?: string; presses?: string }
  | {
      kind: 'section';
      of: SectionKind;
      target: string;
      title: Piece[];
      /** Headings between the page and the section. */
      trail: string[];
      excerpt: Piece[];
    };

/** The answer, the results of one page, actions, or what is proposed. */
export interface Group {
  /** Path of the page, or what it is. */
  key: string;
  /** Names of the sections of the site that the page is in and its own. */
  label: string[];
  options: Option[];
}

/** What a query finds, or what is proposed where it finds nothing. */
export interface Results {
  groups: Group[];
  /** What of a section answers the query, shown above the groups. */
  answer?: Block[];
  /** Whether the groups are what is proposed. */
  isProposed: boolean;
}

/** Creates the function that searches an index, with the reader's values in place of placeholders. */
export function createSearch(index: SearchIndex): (query: string, values: Values) => Results {
  const { pages, popular, actions, words } = index;
  const find = createEngine(index);
  const splitWords = createWordSplitter(words.undivided);

  const propose = (): Results => {
    const proposed = popular.flatMap((path) => pages.find((page) => page.path === path) ?? []);
    const options = proposed.map(({ path, sections }): Option => {
      const title = [{ text: sections[0]?.title ?? '' }];
      return { kind: 'section', of: 'page', target: path, title, trail: [], excerpt: [] };
    });
    return {
      isProposed: true,
      groups: [
        { key: 'popular', label: [], options },
        ...groupActions(actions.filter(({ isProposed = true }) => isProposed)),
      ],
    };
  };

  return (query, values) => {
    const written = query.normalize('NFC');
    const fill = createFiller(words.placeholders, values);
    const found = find(written);
    const isMatch = ({ surface, stem }: Word) =>
      (found.matched.has(surface) || found.matched.has(stem)) && !stopWords.has(surface);
    const mark = (text: string) => markText(text, isMatch, splitWords);
    const describe = (entry: Entry): Option => ({
      kind: 'section',
      of: entry.section.kind,
      target: toTarget(entry),
      title: mark(entry.section.title),
      trail: entry.section.trail ?? [],
      excerpt: mark(pickExcerpt(fill(entry.section.text ?? ''), isMatch, splitWords)),
    });
    const answered = found.answer?.entry;
    const groups = found.pages.flatMap((entries): Group[] => {
      const options = entries.filter((entry) => entry !== answered).map(describe);
      const { path = '', place = [], title = '' } = entries[0]?.page ?? {};
      return options.length === 0 ? [] : [{ key: path, label: [...place, title], options }];
    });
    const chosen = matchActions(actions, written, splitWords);
    const all = [
      ...groupActions(chosen.filter(({ isNamed }) => isNamed)),
      ...groups.slice(0, 1),
      ...groupActions(chosen.filter(({ isNamed }) => !isNamed)),
      ...groups.slice(1),
    ];
    if (answered) {
      const source = [...new Set([answered.page.title, answered.section.title])];
      const option: Option = { kind: 'answer', target: toTarget(answered), source };
      all.unshift({ key: 'answer', label: [], options: [option] });
    }
    if (all.length === 0) return propose();
    const answer = found.answer?.blocks.map((block) => fillBlock(block, fill));
    return { groups: all, isProposed: false, ...(answer && { answer }) };
  };
}

function groupActions(actions: readonly SearchedAction[]): Group[] {
  const options = actions.map((action) => ({ kind: 'action', ...action }) as const);
  return options.length === 0 ? [] : [{ key: `actions ${options[0]?.title}`, label: [], options }];
}

function toTarget({ page, section: { anchor } }: Entry): string {
  return anchor === undefined ? page.path : `${page.path}#${anchor}`;
}

type Fill = (text: string) => string;

function createFiller(placeholders: Placeholders, values: Values): Fill {
  return (text) =>
    splitPlaceholders(text, placeholders)
      .map((part) => (part.placeholder && values[part.placeholder]) ?? part.text)
      .join('');
}

function fillBlock(block: Block, fill: Fill): Block {
  if (block.kind !== 'code') return { ...block, text: fill(block.text) };
  const pieces = block.pieces.map(([text, ...token]): CodePiece => [fill(text), ...token]);
  return { ...block, pieces };
}
