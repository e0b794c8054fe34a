import {
  findElement,
  findMeta,
  isElement,
  parsePage,
  readText,
  type PageElement,
  type PageNode,
} from '../../built-page/parsePage';
import type { Section } from '../SearchIndex';
import { isLeftOut } from './isLeftOut';
import { listCodeWords } from './listCodeWords';

/** A section of one page, before the pages are put together. */
export type PageSection = Omit<Section, 'page'>;

/** What a built page says. */
export interface PageText {
  title: string;
  sections: PageSection[];
}

/** Elements that stand on lines of their own. */
const blocks = new Set(
  `address article aside blockquote caption details div dl dd dt fieldset figcaption figure footer form header hr li main ol
  p section summary table tbody thead tfoot tr ul`.split(/\s+/),
);
const headings = new Set(['h1', 'h2', 'h3', 'h4']);

/** A section while it is being read. */
interface Draft {
  kind: Section['kind'];
  title: string;
  anchor: string | undefined;
  trail: string[];
  lines: string[];
  code: string[];
}

/**
 * Reads a built page: its title, and its text by section, a section being what a heading or a named field is over.
 *
 * @returns undefined for a page that asks not to be indexed
 * @throws Error when the page has no main content or no title
 */
export function readPage(html: string, path: string): PageText | undefined {
  const tree = parsePage(html);
  const robots = findMeta(tree, 'robots');
  if (robots?.includes('noindex')) {
    return undefined;
  }
  const main = findElement(tree, ({ name }) => name === 'main');
  const heading = main && findElement(main, ({ name }) => name === 'h1');
  if (main === undefined || heading === undefined) {
    throw new Error(`site-search: ${path} has no <main> with an <h1>: nothing says what the page is`);
  }
  const reader = new PageReader(textOf(heading), findMeta(tree, 'description'));
  reader.readElement(main);
  return { title: textOf(heading), sections: reader.finish() };
}

class PageReader {
  private readonly drafts: Draft[];
  private current: Draft;
  /** Open headings with their ranks, outermost first. */
  private readonly open: { rank: number; title: string }[] = [];
  private line = '';
  private isInSample = false;

  constructor(title: string, description: string | undefined) {
    const lines = description === undefined ? [] : [description];
    this.current = { kind: 'page', title, anchor: undefined, trail: [], lines, code: [] };
    this.drafts = [this.current];
  }

  readElement(element: PageElement): void {
    if (isLeftOut(element) || this.isOwnName(element)) {
      return;
    }
    const { name } = element;
    if (headings.has(name)) {
      this.startHeading(element, Number(name.slice(1)));
    } else if (name === 'pre') {
      this.endLine();
      if (!this.isInSample) this.current.code.push(rawText(element));
    } else if (name === 'br') {
      this.line += ' ';
    } else {
      this.readInside(element);
    }
  }

  finish(): PageSection[] {
    this.endLine();
    return this.drafts.map(({ kind, title, anchor, trail, lines, code }) => {
      const text = [...new Set(lines)].join('\n');
      const words = listCodeWords(code, text);
      return {
        kind,
        title,
        ...(anchor === undefined ? {} : { anchor }),
        ...(trail.length === 0 ? {} : { trail }),
        ...(text === '' ? {} : { text }),
        ...(words === '' ? {} : { code: words }),
      };
    });
  }

  private read(node: PageNode): void {
    if (isElement(node)) {
      this.readElement(node);
    } else {
      this.line += readText(node) ?? '';
    }
  }

  private readInside(element: PageElement): void {
    const name = fieldName(element);
    const outer = this.current;
    const isBlock = name !== undefined || blocks.has(element.name);
    if (isBlock) this.endLine();
    // Labels beside each other have no space between them in the HTML.
    if (element.name === 'span') this.line += ' ';
    if (name !== undefined) {
      const trail = this.open.map((heading) => heading.title);
      this.start({ kind: 'field', title: name, anchor: element.attribs.id, trail });
    }
    this.readChildren(element);
    if (element.name === 'td' || element.name === 'th') this.line += ' · ';
    if (element.name === 'span') this.line += ' ';
    if (isBlock) this.endLine();
    // What follows a field belongs to what the field is in.
    if (name !== undefined) this.current = outer;
  }

  private readChildren(element: PageElement): void {
    const wasInSample = this.isInSample;
    this.isInSample ||= isRequestSample(element);
    element.children.forEach((child) => this.read(child));
    this.isInSample = wasInSample;
  }

  private start(draft: Omit<Draft, 'lines' | 'code'>): void {
    this.current = { ...draft, lines: [], code: [] };
    this.drafts.push(this.current);
  }

  /** Whether it is the link that a field is named by: the title says it already. */
  private isOwnName({ name, attribs }: PageElement): boolean {
    const { kind, anchor } = this.current;
    return kind === 'field' && name === 'a' && attribs.href === `#${anchor}`;
  }

  private startHeading(element: PageElement, rank: number): void {
    this.endLine();
    const title = textOf(element);
    if (rank === 1 || title === '') {
      return;
    }
    while ((this.open.at(-1)?.rank ?? 0) >= rank) {
      this.open.pop();
    }
    const trail = this.open.map((heading) => heading.title);
    this.open.push({ rank, title });
    const { id } = element.attribs;
    if (id !== undefined) {
      this.start({ kind: 'heading', title, anchor: id, trail });
    } else {
      // Without an id nothing can open there: its text belongs to the section before.
      this.current.lines.push(title);
    }
  }

  private endLine(): void {
    const line = tidy(this.line).replace(/^(?:· ?)+|(?: ?·)+$/g, '');
    this.line = '';
    if (line !== '') {
      this.current.lines.push(line);
    }
  }
}

/**
 * One language of a sample of requests. The same request in 18 languages says nothing that its page does not say; its label
 * is kept, so that the name of a language is found.
 */
function isRequestSample({ attribs }: PageElement): boolean {
  return attribs.role === 'tabpanel' && attribs['data-language'] !== undefined;
}

/** The name of a field, parameter or option: an element with an id whose first line links to itself by its name. */
function fieldName(element: PageElement): string | undefined {
  const { id } = element.attribs;
  if (id === undefined || headings.has(element.name)) {
    return undefined;
  }
  const link = findElement(
    element,
    ({ name, attribs }) => name === 'a' && attribs.href === `#${id}`,
  );
  return link === undefined ? undefined : textOf(link) || undefined;
}

/** The text of an element without what is left out of the index. */
function textOf(element: PageElement): string {
  return tidy(collect(element, isLeftOut));
}

function rawText(element: PageElement): string {
  return collect(element, () => false);
}

function collect(node: PageNode, isSkipped: (element: PageElement) => boolean): string {
  if (!isElement(node)) return readText(node) ?? '';
  if (isSkipped(node)) return '';
  return node.children.map((child) => collect(child, isSkipped)).join('');
}

/** One space between words, none around; no zero-width characters, which headings carry for their links. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
