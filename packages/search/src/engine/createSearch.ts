import { type Placeholders, splitPlaceholders } from '@aifindr-docs/code-blocks/splitPlaceholders';
import type { Values } from '@aifindr-docs/project-values/keptValues';
import type { Block, CodePiece, SearchedAction, SearchIndex, SectionKind } from '../SearchIndex';
import { createEngine } from './createEngine';
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
  const { pages, sections, answers, actions, words } = index;
  const find = createEngine(index);
  const splitWords = createWordSplitter(words.undivided);

  const describe = (id: number, isMatch: (word: Word) => boolean, fill: Fill): Option[] => {
    const section = sections[id];
    const page = pages[section?.page ?? -1];
    if (section === undefined || page === undefined) return [];
    const { kind, anchor, title, trail = [], text = '' } = section;
    const mark = (one: string) => markText(one, isMatch, splitWords);
    return [
      {
        kind: 'section',
        of: kind,
        target: toTarget(page.path, anchor),
        title: mark(title),
        trail,
        excerpt: mark(pickExcerpt(fill(text), isMatch, splitWords)),
      },
    ];
  };

  const propose = (): Results => {
    const options = index.popular
      .map((page) => sections.findIndex((section) => section.page === page))
      .flatMap((id) => describe(id, () => false, String))
      .map((option) => ({ ...option, excerpt: [] }));
    const proposed = actions.filter(({ isProposed = true }) => isProposed);
    return {
      isProposed: true,
      groups: [{ key: 'popular', label: [], options }, ...groupActions(proposed)],
    };
  };

  return (query, values) => {
    const written = query.normalize('NFC');
    const fill = createFiller(words.placeholders, values);
    const { pages: found, answer, matched } = find(written);
    const isMatch = ({ surface, term }: Word) =>
      (matched.has(surface) || matched.has(term)) && !stopWords.has(surface);
    const known = answers[answer ?? -1];
    const answered = sections[known?.section ?? -1];
    const groups: Group[] = found.flatMap(({ page, sections: ids }) => {
      const { path = '', title = '', place = [] } = pages[page] ?? {};
      const options = ids
        .filter((id) => id !== known?.section)
        .flatMap((id) => describe(id, isMatch, fill));
      return options.length === 0 ? [] : { key: path, label: [...place, title], options };
    });
    const chosen = matchActions(actions, written, splitWords);
    const page = pages[answered?.page ?? -1];
    const all: Group[] = [
      ...groupActions(chosen.filter(({ isNamed }) => isNamed)),
      ...groups.slice(0, 1),
      ...groupActions(chosen.filter(({ isNamed }) => !isNamed)),
      ...groups.slice(1),
    ];
    if (known && answered && page) {
      const target = toTarget(page.path, answered.anchor);
      const source = [...new Set([page.title, answered.title])];
      all.unshift({ key: 'answer', label: [], options: [{ kind: 'answer', target, source }] });
    }
    if (all.length === 0) return propose();
    const answerBlocks = known?.blocks.map((block) => fillBlock(block, fill));
    return { groups: all, isProposed: false, ...(answerBlocks && { answer: answerBlocks }) };
  };
}

function groupActions(actions: readonly SearchedAction[]): Group[] {
  const options = actions.map((action) => ({ kind: 'action', ...action }) as const);
  return options.length === 0 ? [] : [{ key: `actions ${options[0]?.title}`, label: [], options }];
}

function toTarget(path: string, anchor: string | undefined): string {
  return anchor === undefined ? path : `${path}#${anchor}`;
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
