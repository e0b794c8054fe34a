import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { type Placeholders, splitPlaceholders } from '@aifindr-docs/code-blocks/splitPlaceholders';
import { find, hasToken, textOf } from '@aifindr-docs/page-outputs/elements';
import { isChrome } from '@aifindr-docs/page-outputs/isChrome';
import type { IndexedPage } from '@aifindr-docs/page-outputs/Page';
import type { SplitWords } from '../engine/splitWords';
import { withoutMarks } from '../engine/withoutMarks';
import type { SearchedSection } from '../SearchIndex';
import { describeRow } from './describeRow';
import { listCodeWords } from './listCodeWords';

/** A section of one page. */
export type PageSection = Omit<SearchedSection, 'page'>;

/** Text of a page by section. */
export interface PageText {
  title: string;
  sections: PageSection[];
}

/** Elements that start and end a line. */
const blocks = new Set(
  `address article aside blockquote caption details div dl dd dt fieldset figcaption figure footer header hr li main ol p
  section summary table tbody thead tfoot tr ul`.split(/\s+/),
);
/** Headings of sections. */
export const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4']);

/** A section while it is being read. */
interface Draft {
  kind: SearchedSection['kind'];
  title: string;
  anchor: string | undefined;
  trail: string[];
  lines: string[];
  /** Type and marks of a field, which stand before what it means. */
  labels: string[];
  code: string[];
  isLiteral: boolean;
}

/**
 * Reads the text of a page by section: what follows a heading with an id, or what is inside a named field.
 *
 * @throws Error naming the route of a page without `<h1>`
 */
export function readSections(
  { route, content, description }: IndexedPage,
  splitWords: SplitWords,
  placeholders: Placeholders = {},
): PageText {
  const heading = find(content, ({ tagName }) => tagName === 'h1');
  if (heading === undefined) {
    throw new Error(`search: ${route} has no <h1> in its content`);
  }
  const title = readLine(heading);
  const reader = new SectionReader(title, description, splitWords, placeholders);
  reader.readElement(content);
  return { title, sections: reader.finish() };
}

/** What parts a cell of a table from the next: a dot, unless it ends as a sentence. */
export function separatorAfter(cells: string): string {
  return /[.!?]\s*$/.test(cells) ? ' ' : ' · ';
}

class SectionReader {
  private readonly drafts: Draft[] = [];
  private current: Draft;
  /** Headings around the current position with their levels, outermost first. */
  private readonly open: { level: number; title: string }[] = [];
  private line = '';
  /** Names of the columns of the current table. */
  private heads: string[] = [];
  /** Names of the fields around the current position, outermost first. */
  private readonly parents: string[] = [];
  /** Whether the current line begins with the name of its field. */
  private isLabel = false;
  /** Whether the current line has other text than names that are not translated. */
  private hasWords = false;

  constructor(
    title: string,
    description: string,
    private readonly splitWords: SplitWords,
    private readonly placeholders: Placeholders,
  ) {
    this.current = this.start({ kind: 'page', title, anchor: undefined, trail: [] });
    this.current.lines.push(description);
  }

  readElement(element: Element): void {
    if (isSkipped(element) || isRequestSample(element)) return;
    if (this.isOwnLink(element)) {
      this.isLabel = true;
      return;
    }
    const { tagName } = element;
    if (tagName === 'table') this.heads = readHeads(element);
    if (headings.has(tagName)) {
      this.startHeading(element, Number(tagName.slice(1)));
    } else if (tagName === 'pre') {
      this.endLine();
      this.current.code.push(readStatements(element));
    } else if (element.properties.dataCodeTitle !== undefined) {
      // Without its code, the name of a file is no line of a text.
      this.endLine();
      this.current.code.push(toString(element));
    } else if (tagName === 'br') {
      this.line += ' ';
    } else if (element.properties.dataPlaceholder !== undefined) {
      this.line += toString(element);
    } else {
      this.readInside(element);
    }
  }

  finish(): PageSection[] {
    this.endLine();
    // A line that repeats a heading of the page, such as the label of an example, adds nothing to it.
    const titles = new Set(this.drafts.map(({ title }) => title));
    return this.drafts.map(({ kind, title, anchor, trail, lines, labels, code, isLiteral }) => {
      // So does one that another line of the section begins with.
      const isSaid = (line: string) =>
        titles.has(withoutMarks(line)) ||
        lines.some((other) => other !== line && withoutMarks(other).startsWith(withoutMarks(line)));
      const told = [...new Set(lines)].filter((line) => !isSaid(line));
      const text = [...told, ...labels].join('\n');
      const words = listCodeWords(code, text, this.splitWords);
      return {
        kind,
        // Headings around it come first: what repeats stands together, and is smaller when compressed.
        ...(trail.length > 0 && { trail }),
        title,
        ...(anchor !== undefined && { anchor }),
        ...(text !== '' && { text }),
        ...(words !== '' && { code: words }),
        ...(isLiteral && { isLiteral }),
      };
    });
  }

  private readInside(element: Element): void {
    const { tagName, properties } = element;
    const name = fieldName(element);
    const outer = this.current;
    const isBlock = name !== undefined || blocks.has(tagName);
    if (isBlock) this.endLine();
    // The HTML has no space between adjacent labels; a place in a sentence is no label.
    const isApart = tagName === 'span' && properties.id === undefined;
    if (isApart) this.line += ' ';
    if (name !== undefined) {
      const trail = [...this.trail(), ...(outer.kind === 'field' ? [this.parents.join('.')] : [])];
      this.start({ kind: 'field', title: name, anchor: textOf(properties.id), trail });
      this.parents.push(name);
    }
    const isCode = tagName === 'code' || properties.translate === 'no';
    const hadWords = this.hasWords;
    const mark = tagName === 'code' && !toString(element).includes('`') ? '`' : '';
    this.line += mark;
    if (tagName === 'tr') this.line = this.readRow(element);
    else this.readChildren(element.children);
    this.line += mark;
    if (isCode) this.hasWords = hadWords;
    this.hasWords ||= tagName === 'tr' || tagName === 'li';
    if (isApart) this.line += ' ';
    if (isBlock) this.endLine();
    // What follows a field belongs to the section around it.
    if (name !== undefined) {
      this.current = outer;
      this.parents.pop();
    }
  }

  private readRow({ children }: Element): string {
    const cells = children.flatMap((cell) => {
      if (cell.type !== 'element') return [];
      this.line = '';
      this.readChildren(cell.children);
      return [trimDots(this.line)];
    });
    return describeRow(cells, this.heads);
  }

  private readChildren(children: readonly ElementContent[]): void {
    children.forEach((child, index) => {
      if (isAdjacent(child, children[index - 1])) this.line += ' ';
      this.readChild(child);
    });
  }

  private readChild(child: ElementContent): void {
    if (child.type === 'element') this.readElement(child);
    else if (child.type === 'text') {
      this.line += child.value;
      // Marks have been read above.
      this.current.isLiteral ||= splitPlaceholders(child.value, this.placeholders).some(
        ({ placeholder }) => placeholder !== undefined,
      );
      this.hasWords ||= /[\p{L}\p{N}]/u.test(child.value);
    }
  }

  private start(draft: Omit<Draft, 'lines' | 'labels' | 'code' | 'isLiteral'>): Draft {
    this.current = { ...draft, lines: [], labels: [], code: [], isLiteral: false };
    this.drafts.push(this.current);
    return this.current;
  }

  private trail(): string[] {
    return this.open.map(({ title }) => title);
  }

  /** Whether it is the link with the name of the current field, which the section's title repeats. */
  private isOwnLink({ tagName, properties }: Element): boolean {
    const { kind, anchor } = this.current;
    return kind === 'field' && tagName === 'a' && properties.href === `#${anchor}`;
  }

  private startHeading(element: Element, level: number): void {
    this.endLine();
    const title = readLine(element);
    if (level === 1) {
      return;
    }
    while ((this.open.at(-1)?.level ?? 0) >= level) {
      this.open.pop();
    }
    const trail = this.trail();
    this.open.push({ level, title });
    const id = textOf(element.properties.id);
    if (id !== undefined) {
      this.start({ kind: 'heading', title, anchor: id, trail });
    } else {
      // No result can open at a heading without an id: its text belongs to the section before.
      this.current.lines.push(title);
    }
  }

  private endLine(): void {
    const line = trimDots(this.line);
    const { current, hasWords, isLabel } = this;
    this.line = '';
    this.hasWords = false;
    this.isLabel = false;
    if (line === '') return;
    // Names alone, such as a type, are found and say nothing to who reads.
    (!hasWords ? current.code : isLabel ? current.labels : current.lines).push(line);
  }
}

/** Code without its comments, whose words are no identifiers. */
function readStatements(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element') return '';
      return hasToken(child.properties.className, 'comment') ? ' ' : readStatements(child);
    })
    .join('');
}

/** What parts labels parts nothing at the ends of a line. */
function trimDots(line: string): string {
  return normalize(line).replace(/^(?:· ?)+|(?: ?·)+$/g, '');
}

function readHeads(table: Element): string[] {
  const head = find(table, ({ tagName }) => tagName === 'thead');
  const row = head && find(head, ({ tagName }) => tagName === 'tr');
  return (row?.children ?? []).flatMap((cell) => (cell.type === 'element' ? readLine(cell) : []));
}

/** The texts of pictures would be found for what they only show. */
export function isSkipped(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    properties.role === 'img' ||
    properties.role === 'tablist' ||
    properties.dataDrawing !== undefined ||
    properties.dataUnindexed !== undefined ||
    // In a text, the heads of columns are apart from what they name, and captions from their pictures.
    tagName === 'thead' ||
    tagName === 'figcaption' ||
    isChrome(element)
  );
}

/** Whether it is a link or label right after another one: the HTML has no space between them. */
export function isAdjacent(node: ElementContent, before: ElementContent | undefined): boolean {
  return (
    node.type === 'element' &&
    before?.type === 'element' &&
    ['a', 'button', 'label', 'span'].includes(node.tagName) &&
    node.tagName === before.tagName
  );
}

/** Whether it is one language of a request sample: the same request in another language adds nothing to its page. */
function isRequestSample({ properties }: Element): boolean {
  return properties.role === 'tabpanel' && properties.dataLanguage !== undefined;
}

/** The name of a field, parameter or option: the text of the link to itself that an element with an id contains. */
function fieldName({ tagName, properties: { id }, children }: Element): string | undefined {
  if (textOf(id) === undefined || headings.has(tagName)) {
    return undefined;
  }
  const link = find(
    { type: 'root', children },
    (element) => element.tagName === 'a' && element.properties.href === `#${String(id)}`,
  );
  return link && (readLine(link) || undefined);
}

/** The text of an element on one line, without chrome. */
function readLine(element: Element): string {
  return normalize(collectText(element));
}

function collectText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' && !isSkipped(node) ? node.children.map(collectText).join('') : '';
}

/** Stands where something is left out of a sentence. */
export const leftOut = '\uFFFC';

/** One space between words, and nothing of what is left out: neither its mark nor the colon or the brackets around it. */
export function normalize(text: string): string {
  return text
    .replace(/\s*\(\uFFFC\)|[\s:]*\uFFFC/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('``', '` `')
    .trim();
}
