import type { Element, ElementContent } from 'hast';
import { find, findAll } from '@aifindr-docs/page-outputs/elements';
import { withoutMarks } from '../engine/withoutMarks';
import type { AnswerBlock, CodePiece, SearchedAnswer } from '../SearchIndex';
import { headings, isAdjacent, isSkipped, normalize, separatorAfter } from './readSections';

/** A question, the section that answers it and how to tell the answer in the section. */
export interface AnsweredQuestion {
  /** The question, first as the site puts it, then as readers do. */
  questions: readonly string[];
  /** Path of the page, and the anchor of the section after `#`. */
  section: string;
  /** Id of the step of a path in the page that the answer opens at instead. */
  opens?: string;
  /** File and line of the question, for messages. */
  place: string;
  /** Whether a text has each of the facts of the right answer. */
  findFacts: (text: string) => boolean[];
  /** Whether items without a fact are no part of the answer. */
  isExact?: boolean;
}

/** Rows and items of an answer at most: those of a longer list that have no fact are left out. */
const maximumItems = 5;

/**
 * The part of a section that has most of the facts: a paragraph, the code below it, or a list with its introduction.
 *
 * @returns nothing where no part has a fact
 */
export function readAnswer(
  content: Element,
  anchor: string | undefined,
  { findFacts, isExact }: Pick<AnsweredQuestion, 'findFacts' | 'isExact'>,
): AnswerBlock[] {
  const count = (text: string) => findFacts(text.replaceAll(' · ', ' | ')).filter(Boolean).length;
  let best: AnswerBlock[] = [];
  let most = 0;
  for (const group of groupBlocks(readBlocks(content, anchor))) {
    const found = count(group.map(textOfBlock).join(' '));
    if (found > most) [best, most] = [group, found];
  }
  // The label of a tab says nothing of its code.
  if (best.length > 1) best = best.filter((block) => block.kind !== 'text' || !isLabel(block.text));
  const items = best.filter(({ kind }) => kind === 'item' || kind === 'row');
  return best.filter(
    (block) =>
      !items.includes(block) ||
      (block.kind === 'item' && items.length <= maximumItems && !isExact) ||
      count(textOfBlock(block)) > 0,
  );
}

/** What a step of a path asks and its choices: an item with an id and the list in it; undefined where the page has none. */
export function readStep(
  content: Element,
  anchor: string,
): NonNullable<SearchedAnswer['opens']> | undefined {
  const step = find(
    content,
    ({ tagName, properties }) => tagName === 'li' && properties.id === anchor,
  );
  const list = step && find({ type: 'root', children: step.children }, isBlock);
  if (step === undefined || list === undefined) return undefined;
  const lines = findAll(list, ({ tagName }) => tagName === 'li');
  return {
    anchor,
    title: withoutMarks(readInline(step.children.slice(0, step.children.indexOf(list)))),
    lines: lines.map(({ children }) => readInline(children)),
  };
}

/** Whether a text is a name, such as the label of a tab, and no sentence. */
function isLabel(text: string): boolean {
  return text.length < 40 && !/[.:;?!`]$/.test(text);
}

function textOfBlock(block: AnswerBlock): string {
  return block.kind === 'code' ? block.pieces.map(([text]) => text).join('') : block.text;
}

/** Blocks that only answer together: an introduction and what it introduces, the items of a list. */
function groupBlocks(blocks: readonly AnswerBlock[]): AnswerBlock[][] {
  const groups: AnswerBlock[][] = [];
  for (const block of blocks) {
    const group = groups[groups.length - 1];
    const before = group?.[group.length - 1];
    const isMore =
      before !== undefined &&
      block.kind !== 'text' &&
      (block.kind === before.kind ? block.kind !== 'code' : before.kind === 'text') &&
      (block.kind !== 'row' || before.kind === 'row');
    if (isMore) group?.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** The paragraphs, items, rows and code of a section with those below it; of what is no heading, those in it. */
function readBlocks(content: Element, anchor: string | undefined): AnswerBlock[] {
  const start = find(content, ({ tagName, properties: { id } }) =>
    anchor === undefined ? tagName === 'h1' : id === anchor,
  );
  const blocks: AnswerBlock[] = [];
  const add = (kind: 'text' | 'item' | 'row', text: string) =>
    text !== '' && blocks.push({ kind, text });
  let isInside = false;
  let term = '';
  let heads: string[] = [];
  let isOver = false;
  const readEach = (nodes: readonly ElementContent[]) =>
    nodes.forEach((node) => node.type === 'element' && read(node));
  const read = (element: Element) => {
    const { tagName, children } = element;
    const level = headings.has(tagName) ? tagName : undefined;
    if (element === start) {
      isInside = true;
      if (level === undefined) {
        readEach(children);
        isOver = true;
      }
    } else if (isInside && level !== undefined) {
      isOver ||= level <= (start?.tagName ?? '') || anchor === undefined;
    } else if (!isInside) {
      readEach(children);
    } else if (!isOver && !isSkipped(element)) {
      if (tagName === 'table') heads = readHeads(element);
      if (tagName === 'pre') blocks.push({ kind: 'code', pieces: readCode(element) });
      else if (tagName === 'tr') add('row', readCells(children, heads));
      else if (tagName === 'code') add('text', readInline([element]));
      else if (tagName === 'dt') term = readInline(children);
      else if (tagName === 'dd') add('row', `${term} · ${readInline(children)}`);
      else if (tagName === 'p' && !isName(element, anchor)) add('text', readInline(children));
      else if (tagName === 'li' && !find({ type: 'root', children }, isBlock)) {
        add('item', readInline(children));
      } else readEach(children);
    }
  };
  read(content);
  return blocks;
}

/** Code with what its colors need. */
function readCode(pre: Element): CodePiece[] {
  const pieces: CodePiece[] = [];
  const read = (node: ElementContent, token = ''): void => {
    if (node.type === 'text') {
      const [last] = pieces.slice(-1);
      if (last !== undefined && (last[1] ?? '') === token) last[0] += node.value;
      else pieces.push(token ? [node.value, token] : [node.value]);
    } else if (node.type === 'element') {
      const { className } = node.properties;
      const own = Array.isArray(className) && className[0] === 'token' && className[1];
      node.children.forEach((child) => read(child, own ? String(own) : token));
    }
  };
  read(pre);
  const [last] = pieces.slice(-1);
  if (last !== undefined) last[0] = last[0].trimEnd();
  return pieces.filter(([text]) => text !== '');
}

function isBlock({ tagName }: Element): boolean {
  return ['p', 'pre', 'ul', 'ol', 'table'].includes(tagName);
}

/** Whether it is the line with the name of a field, which links to itself. */
function isName({ children }: Element, anchor: string | undefined): boolean {
  return children.some(
    (child) => child.type === 'element' && child.properties.href === `#${anchor}`,
  );
}

/** The cells of a row; where columns are compared, each after the name of its column. */
function readCells(children: readonly ElementContent[], heads: readonly string[]): string {
  const cells = listCells(children);
  const [first = '', ...others] = cells;
  if (heads[0] === '' && others.length > 1) {
    const named = others.map((cell, index) => `${heads[index + 1] ?? ''}: ${cell}`);
    return `${first} · ${named.join('. ')}`;
  }
  return cells.filter(Boolean).reduce((row, cell) => row + (row && separatorAfter(row)) + cell, '');
}

function readHeads(table: Element): string[] {
  const row = find(table, ({ tagName }) => tagName === 'tr');
  return row?.children.some((cell) => cell.type === 'element' && cell.tagName === 'th') === true
    ? listCells(row.children)
    : [];
}

function listCells(children: readonly ElementContent[]): string[] {
  return children.flatMap((cell) => (cell.type === 'element' ? readInline(cell.children) : []));
}

/** Text on one line, with code between backticks. */
function readInline(nodes: readonly ElementContent[]): string {
  const read = (node: ElementContent): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element' || isSkipped(node)) return '';
    const text = readAll(node.children);
    return node.tagName === 'code' && !text.includes('`') ? `\`${text}\`` : text;
  };
  const gap = (node: ElementContent, before: ElementContent | undefined) => {
    if (before !== undefined && node.type === 'element' && node.tagName === 'li') return ', ';
    return isAdjacent(node, before) ? ' ' : '';
  };
  const readAll = (all: readonly ElementContent[]): string =>
    all.map((node, index) => gap(node, all[index - 1]) + read(node)).join('');
  return normalize(readAll(nodes));
}
