import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { find, hasToken, isChrome, stringProperty } from '@aifindr-docs/page-outputs/elements';
import type { IndexedPage } from '@aifindr-docs/page-outputs/Page';
import type { Block, CodePiece, SectionKind } from '../SearchIndex';

/** A part of a page that a result can open at: what follows a heading with an id, or what is inside a named field. */
export interface PageSection {
  kind: SectionKind;
  title: string;
  anchor?: string;
  /** Headings and fields around it, outermost first. */
  trail: string[];
  blocks: Block[];
  /** Names that are found and not read, such as a type or the title of a file. */
  names: string[];
}

const inlineTags = new Set(
  'a abbr b code del em i kbd mark q s small span strong sub sup svg path u var wbr'.split(' '),
);
const headingTags = new Set(['h1', 'h2', 'h3', 'h4']);
/** Stands where a badge is left out, which goes with what leads to it: a colon, or the brackets around it. */
const leftOut = '\uFFFC';
/** Letters of a cell that belongs to the name of its row, such as a code or a constant, at most. */
const longestName = 16;

/**
 * Reads the text of a page by section.
 *
 * @param badge text of the links that mark what is open, which are left out
 * @throws Error naming the route of a page without `<h1>`
 */
export function readSections(
  { route, content, description }: IndexedPage,
  badge?: string,
): [page: PageSection, ...others: PageSection[]] {
  const heading = find(content, ({ tagName }) => tagName === 'h1');
  if (heading === undefined) throw new Error(`search: ${route} has no <h1> in its content`);
  const first: PageSection = {
    kind: 'page',
    title: readText([heading]),
    trail: [],
    blocks: [{ kind: 'text', text: description }],
    names: [],
  };
  const sections: [PageSection, ...PageSection[]] = [first];
  const open: { level: number; title: string }[] = [];
  let current = first;
  let heads: string[] = [];
  let term = '';

  const start = (section: Omit<PageSection, 'blocks' | 'names'>) => {
    current = { ...section, blocks: [], names: [] };
    sections.push(current);
  };

  const addLine = (kind: 'text' | 'item', nodes: ElementContent[]) => {
    const text = readText(nodes);
    if (text === '') return;
    // The line with the link of a field to itself has its name, which is the title, and its type.
    const isName =
      current.kind === 'field' && findLinkTo(current.anchor ?? '', nodes) !== undefined;
    if (isName || !hasWords(nodes)) current.names.push(text.replaceAll('`', ''));
    else current.blocks.push({ kind, text });
  };

  /** What stands between blocks is one line. */
  const readChildren = (nodes: readonly ElementContent[], kind: 'text' | 'item' = 'text') => {
    let line: ElementContent[] = [];
    for (const node of nodes) {
      if (node.type === 'element' && isSkipped(node)) continue;
      if (node.type === 'element' && isBlock(node)) {
        addLine(kind, line);
        line = [];
        readElement(node);
      } else line.push(node);
    }
    addLine(kind, line);
  };

  const readElement = (element: Element): void => {
    const { tagName, children } = element;
    const field = fieldName(element);
    if (headingTags.has(tagName)) startHeading(element);
    else if (field !== undefined) readField(element, field);
    else if (tagName === 'pre') current.blocks.push({ kind: 'code', pieces: readCode(element) });
    else if (isCodeName(element)) current.names.push(toString(element));
    else if (tagName === 'thead') heads = children.flatMap(readCells);
    else if (tagName === 'tr') addRow(readCells(element), heads);
    else if (tagName === 'dt') term = readText(children);
    else if (tagName === 'dd') addRow([term, readText(children)], []);
    else {
      if (tagName === 'table') heads = [];
      readChildren(children, tagName === 'li' ? 'item' : 'text');
    }
  };

  const readField = (element: Element, title: string) => {
    const outer = current;
    const around = outer.kind === 'field' ? [...outer.trail, outer.title] : listOpen();
    start({ kind: 'field', title, anchor: String(element.properties.id), trail: around });
    readChildren(element.children);
    // What follows a field belongs to the section around it.
    current = outer;
  };

  const listOpen = () => open.map(({ title }) => title);

  const startHeading = (element: Element) => {
    const level = Number(element.tagName.slice(1));
    const title = readText([element]).replaceAll('`', '');
    if (level === 1) return;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const trail = listOpen();
    open.push({ level, title });
    const anchor = stringProperty(element.properties.id);
    // No result can open at a heading without an id: its text belongs to the section before.
    if (anchor === undefined) current.blocks.push({ kind: 'text', text: title });
    else start({ kind: 'heading', title, anchor, trail });
  };

  /** A row has its name, with short cells after it, and what is said of it. Where columns are compared, which the first one does not name, each is named. */
  const addRow = ([first = '', ...others]: readonly string[], columns: readonly string[]) => {
    if (columns[0] === '' && others.length > 1) {
      const named = others.map((cell, index) => `${columns[index + 1] ?? ''}: ${cell}`);
      current.blocks.push({ kind: 'row', name: `${first}.`, text: joinSentences(named) });
      return;
    }
    const cells = [first, ...others].filter(Boolean);
    const end = cells.findIndex(
      (cell, index) =>
        index > 0 &&
        (index === cells.length - 1 || cell.length > longestName || /[.!?]$/.test(cell)),
    );
    const length = end < 0 ? cells.length : end;
    const name = cells.slice(0, length).join(' · ');
    if (name !== '') {
      current.blocks.push({ kind: 'row', name, text: joinSentences(cells.slice(length)) });
    }
  };

  const readCells = (row: ElementContent) =>
    (row.type === 'element' ? row.children : []).flatMap((cell) =>
      cell.type === 'element' ? readText(cell.children) : [],
    );

  /** Text on one line, with code between backticks. */
  function readText(nodes: readonly ElementContent[]): string {
    return collectText(nodes)
      .replace(/\s*\(\uFFFC\)|[\s:]*\uFFFC/g, '')
      .replace(/\s+/g, ' ')
      .replaceAll('``', '` `')
      .trim();
  }

  function collectText(nodes: readonly ElementContent[]): string {
    return nodes
      .map((node, index) => {
        if (node.type === 'text') return node.value;
        if (node.type !== 'element' || isSkipped(node)) return '';
        const text = collectText(node.children);
        if (node.tagName === 'a' && text === badge) return leftOut;
        const marked = node.tagName === 'code' && !text.includes('`') ? `\`${text}\`` : text;
        // The HTML does not part a label from its neighbors, or a link from the one before; a place in a sentence is no label.
        if (isBlock(node) || (node.tagName === 'span' && !node.properties.id)) return ` ${marked} `;
        const before = nodes[index - 1];
        const isNext = before?.type === 'element' && before.tagName === 'a';
        return node.tagName === 'a' && isNext ? ` ${marked}` : marked;
      })
      .join('');
  }

  readChildren(content.children);
  return sections;
}

function joinSentences(texts: readonly string[]): string {
  return texts.reduce(
    (all, text) => (all ? `${all}${/[.!?]$/.test(all) ? '' : '.'} ${text}` : text),
    '',
  );
}

/** Code with what its colors need, without its comments' words in what is searched. */
function readCode(pre: Element): CodePiece[] {
  const pieces: CodePiece[] = [];
  const read = (node: ElementContent, token?: string): void => {
    if (node.type === 'text') {
      const last = pieces.at(-1);
      if (last !== undefined && last[1] === token) last[0] += node.value;
      else pieces.push(token === undefined ? [node.value] : [node.value, token]);
    } else if (node.type === 'element') {
      const { className } = node.properties;
      const own = hasToken(className, 'token') ? (className as string[])[1] : undefined;
      node.children.forEach((child) => read(child, own ?? token));
    }
  };
  read(pre);
  const last = pieces.at(-1);
  if (last !== undefined) last[0] = last[0].trimEnd();
  return pieces.filter(([text]) => text !== '');
}

/** The name of a field, parameter or option: the text of the link to itself that an element with an id contains. */
function fieldName({ tagName, properties: { id }, children }: Element): string | undefined {
  if (stringProperty(id) === undefined || headingTags.has(tagName)) return undefined;
  const link = findLinkTo(String(id), children);
  return link && (toString(link).trim() || undefined);
}

function findLinkTo(id: string, children: ElementContent[]): Element | undefined {
  return find(
    { type: 'root', children },
    ({ tagName, properties }) => tagName === 'a' && properties.href === `#${id}`,
  );
}

/** Whether a line has other text than names that are not translated. */
function hasWords(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return /[\p{L}\p{N}]/u.test(node.value);
    if (node.type !== 'element' || node.tagName === 'code') return false;
    if (node.properties.translate === 'no') return false;
    return hasWords(node.children);
  });
}

/** Whether it is the language or the file of code. */
function isCodeName({ tagName, properties }: Element): boolean {
  return (
    properties.dataCodeTitle !== undefined || (tagName === 'div' && properties.translate === 'no')
  );
}

function isBlock(element: Element): boolean {
  return (
    !inlineTags.has(element.tagName) ||
    fieldName(element) !== undefined ||
    isCodeName(element) ||
    element.children.some((child) => child.type === 'element' && isBlock(child))
  );
}

/** Chrome, pictures, what the page says elsewhere too, and samples: one language of a request adds nothing to its page. */
function isSkipped(element: Element): boolean {
  const { role, dataDrawing, dataUnindexed, dataLanguage } = element.properties;
  return (
    role === 'img' ||
    dataDrawing !== undefined ||
    dataUnindexed !== undefined ||
    (role === 'tabpanel' && dataLanguage !== undefined) ||
    element.tagName === 'figcaption' ||
    isChrome(element)
  );
}
