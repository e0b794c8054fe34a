import path from 'node:path';
import type { ListItem, Nodes, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findFaults } from './findFaults';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    /** Whether an author wrote the element, so that MDX puts no component in its place. */
    _mdxExplicitJsx?: boolean;
  }
}

declare module 'mdast' {
  interface Data {
    /** File and line of a part that comes from another file. */
    place?: string;
  }
}

/** A question, with what its answers lead to, or a problem, which leads nowhere. */
export interface DraftStop {
  id: string;
  /** File and line. */
  place: string;
  answers: { to: string; place: string }[];
}

/**
 * Remark plugin: gives the list after `<Troubleshooter />` to that component, as its questions. A question ends in a `<span id>`; an
 * answer is a link to a question or to a problem, or `#id` alone, which says what the problem says. Problems are the rows of the
 * tables after it that start with a `<span id>`; below each table a paragraph says how to check its solutions.
 *
 * @throws Error with file and line of every question that leads nowhere, and of every problem that no question leads to
 */
export function connectProblems() {
  return (tree: Root, file: VFile): void => {
    const start = tree.children.findIndex(isTroubleshooter);
    const element = tree.children[start] as MdxJsxFlowElement | undefined;
    if (element === undefined) return;
    const placeOf = (node: Nodes) => readPlace(node, file);
    const list = tree.children[start + 1];
    if (list?.type !== 'list') {
      throw new Error(`${placeOf(element)}: no list of questions after <Troubleshooter />`);
    }
    const rows = listProblems(tree);
    const questions = list.children.map((item) => describeQuestion(item, placeOf));
    const problems = [...rows].map(([id, row]) => ({ id, place: placeOf(row), answers: [] }));
    const faults = [...findFaults(questions, problems), ...findUnchecked(tree, placeOf)];
    if (faults.length > 0) throw new Error(faults.join('\n'));
    list.spread = false;
    list.children.forEach((item) => completeQuestion(item, rows));
    rows.forEach(moveAnchor);
    tree.children.splice(start + 1, 1);
    element.children = [list] as MdxJsxFlowElement['children'];
  };
}

function isTroubleshooter(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Troubleshooter';
}

/** Where an author finds a node: parts that come from another file say so themselves. */
function readPlace({ data, position }: Nodes, file: VFile): string {
  return data?.place ?? `${path.relative(file.cwd, file.path)}:${position?.start.line ?? 1}`;
}

/** The rows with an id, which are the problems. */
function listProblems(tree: Root): Map<string, TableRow> {
  const rows = new Map<string, TableRow>();
  visit(tree, 'tableRow', (row) => {
    const id = row.children[0]?.children.map(readAnchor).find(Boolean);
    if (id !== undefined) rows.set(id, row);
  });
  return rows;
}

/** The id of a `<span id="…" />`. */
function readAnchor(node: PhrasingContent): string | undefined {
  if (node.type !== 'mdxJsxTextElement' || node.name !== 'span') return undefined;
  const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id');
  return typeof id?.value === 'string' ? id.value : undefined;
}

function describeQuestion(item: ListItem, placeOf: (node: Nodes) => string): DraftStop {
  const id = listWords(item).map(readAnchor).find(Boolean) ?? '';
  const answers = listAnswers(item).map((answer) => ({
    to: readTarget(answer),
    place: placeOf(answer),
  }));
  return { id, place: placeOf(item), answers };
}

function listWords({ children: [words] }: ListItem): PhrasingContent[] {
  return words?.type === 'paragraph' ? words.children : [];
}

function listAnswers({ children }: ListItem): ListItem[] {
  return children.flatMap((child) => (child.type === 'list' ? child.children : []));
}

/** The id that an answer leads to; empty where it leads nowhere on this page. */
function readTarget(answer: ListItem): string {
  const [first] = listWords(answer);
  const address = first?.type === 'link' ? first.url : toString(answer);
  return /^#([\w-]+)$/.exec(address)?.[1] ?? '';
}

/** Makes a question an element with an id, and its answers links. */
function completeQuestion(item: ListItem, rows: ReadonlyMap<string, TableRow>): void {
  const [words] = item.children;
  if (words?.type === 'paragraph') {
    const id = words.children.map(readAnchor).find(Boolean) ?? '';
    words.children = words.children.filter((node) => readAnchor(node) === undefined);
    const last = words.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
    item.data = { hProperties: { id } };
  }
  item.spread = false;
  for (const answer of listAnswers(item)) {
    const [first] = listWords(answer);
    const to = readTarget(answer);
    const words = first?.type === 'link' ? first.children : readSymptom(rows.get(to));
    answer.children = [{ type: 'paragraph', children: [createLink(to, words)] }];
  }
}

/** An element, because the framework looks for the targets of Markdown links among headings alone. */
function createLink(to: string, words: PhrasingContent[]): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [{ type: 'mdxJsxAttribute', name: 'href', value: `#${to}` }],
    data: { _mdxExplicitJsx: true },
    children: words,
  };
}

/** The row itself has the id. */
function moveAnchor(row: TableRow, id: string): void {
  row.data = { ...row.data, hProperties: { id } };
  for (const cell of row.children) {
    cell.children = cell.children.filter((node) => !readAnchor(node));
  }
}

/** What one sees of a problem: the text of the first browser, where each has a line. */
function readSymptom(row: TableRow | undefined): PhrasingContent[] {
  const words = (row?.children[0]?.children ?? []).filter((node) => readAnchor(node) === undefined);
  const end = words.findIndex(isBreak);
  return structuredClone(end < 0 ? words : words.slice(0, end));
}

function isBreak(node: PhrasingContent): boolean {
  return node.type === 'break' || (node as MdxJsxTextElement).name === 'br';
}

/** Tables of problems without a paragraph below that starts in bold; the paragraphs are marked for the browser. */
function findUnchecked(tree: Root, placeOf: (node: Nodes) => string): string[] {
  const faults: string[] = [];
  visit(tree, 'table', ({ children: [, row] }, index, parent) => {
    if (row?.children[0]?.children.some((node) => readAnchor(node) !== undefined) !== true) return;
    const next = parent?.children[(index ?? 0) + 1];
    if (next?.type === 'paragraph' && next.children[0]?.type === 'strong') {
      next.data = { ...next.data, hProperties: { dataCheck: '' } };
    } else {
      faults.push(`${placeOf(row)}: no paragraph below the table says how to check its solutions`);
    }
  });
  return faults;
}
