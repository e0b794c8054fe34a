import type { Element, ElementContent, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
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
  const tree = fromHtml(html);
  const robots = findMeta(tree, 'robots');
  if (robots?.includes('noindex')) {
    return undefined;
  }
  const main = find(tree, ({ tagName }) => tagName === 'main');
  const heading = main && find(main, ({ tagName }) => tagName === 'h1');
  if (main === undefined || heading === undefined) {
    throw new Error(`site-search: ${path} has no <main> with an <h1>: nothing says what the page is`);
  }
  const reader = new PageReader(textOf(heading), findMeta(tree, 'description'));
  reader.read(main);
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

  read(node: Nodes): void {
    switch (node.type) {
      case 'text':
        this.line += node.value;
        return;
      case 'element':
        this.readElement(node);
        return;
      case 'root':
        node.children.forEach((child) => this.read(child));
        return;
      case 'comment':
      case 'doctype':
        return;
      default:
        throw new Error(`site-search: unexpected node ${JSON.stringify(node)}`);
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

  private readElement(element: Element): void {
    if (isLeftOut(element) || this.isOwnName(element)) {
      return;
    }
    const { tagName } = element;
    if (headings.has(tagName)) {
      this.startHeading(element, Number(tagName.slice(1)));
    } else if (tagName === 'pre') {
      this.endLine();
      if (!this.isInSample) this.current.code.push(rawText(element));
    } else if (tagName === 'br') {
      this.line += ' ';
    } else {
      this.readInside(element);
    }
  }

  private readInside(element: Element): void {
    const name = fieldName(element);
    const outer = this.current;
    const isBlock = name !== undefined || blocks.has(element.tagName);
    if (isBlock) this.endLine();
    // Labels beside each other have no space between them in the HTML.
    if (element.tagName === 'span') this.line += ' ';
    if (name !== undefined) {
      const trail = this.open.map((heading) => heading.title);
      this.start({ kind: 'field', title: name, anchor: String(element.properties.id), trail });
    }
    this.readChildren(element);
    if (element.tagName === 'td' || element.tagName === 'th') this.line += ' · ';
    if (element.tagName === 'span') this.line += ' ';
    if (isBlock) this.endLine();
    // What follows a field belongs to what the field is in.
    if (name !== undefined) this.current = outer;
  }

  private readChildren(element: Element): void {
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
  private isOwnName({ tagName, properties }: Element): boolean {
    const { kind, anchor } = this.current;
    return kind === 'field' && tagName === 'a' && properties.href === `#${anchor}`;
  }

  private startHeading(element: Element, rank: number): void {
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
    const { id } = element.properties;
    if (typeof id === 'string') {
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
function isRequestSample({ properties }: Element): boolean {
  return properties.role === 'tabpanel' && properties.dataLanguage !== undefined;
}

/** The name of a field, parameter or option: an element with an id whose first line links to itself by its name. */
function fieldName(element: Element): string | undefined {
  const { id } = element.properties;
  if (typeof id !== 'string' || headings.has(element.tagName)) {
    return undefined;
  }
  const link = find(element, ({ tagName, properties }) => tagName === 'a' && properties.href === `#${id}`);
  return link === undefined ? undefined : textOf(link) || undefined;
}

function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && test(node)) {
    return node;
  }
  const children: readonly (Nodes | ElementContent)[] = 'children' in node ? node.children : [];
  for (const child of children) {
    const found = find(child, test);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findMeta(tree: Nodes, name: string): string | undefined {
  const meta = find(tree, ({ tagName, properties }) => tagName === 'meta' && properties.name === name);
  const content = meta?.properties.content;
  return typeof content === 'string' ? content : undefined;
}

/** The text of an element without what is left out of the index. */
function textOf(element: Element): string {
  return tidy(collect(element, isLeftOut));
}

function rawText(element: Element): string {
  return collect(element, () => false);
}

function collect(node: ElementContent, isSkipped: (element: Element) => boolean): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isSkipped(node)) return '';
  return node.children.map((child) => collect(child, isSkipped)).join('');
}

/** One space between words, none around; no zero-width characters, which headings carry for their links. */
function tidy(text: string): string {
  return text.normalize('NFC').replace(/[\u200B\u2060\uFEFF]/g, '').replace(/\s+/g, ' ').trim();
}
