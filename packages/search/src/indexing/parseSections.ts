import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { asNonEmptyString, find } from '@aifindr-docs/page-outputs/elements';
import type { IndexedPage } from '@aifindr-docs/page-outputs/OutputStep';
import type { Block, SectionKind } from '../SearchIndex';
import { parseCode } from './parseCode';
import {
  findFieldName,
  findLinkTo,
  hasProse,
  isCodeLabel,
  isHeadingUpToH4,
  isIgnored,
  startsOwnLine,
  toLineWithBackticks,
} from './sectionElements';
import { toNamedRow } from './toNamedRow';

/** A part of a page that a result can link to: the beginning of the page, the content after a heading with an id, or a named field. */
export interface PageSection {
  kind: SectionKind;
  title: string;
  anchor?: string;
  /** Headings and fields that contain the section, outermost first. */
  trail: string[];
  blocks: Block[];
  /** Names that are searched but not shown, such as a type or the title of a code block. */
  names: string[];
}

export type PageSections = [page: PageSection, ...PageSection[]];

/**
 * Parses the text of a page into sections.
 *
 * @param ignoredText matches text that is removed from lines, cells, `<dt>`, `<dd>` and headings other than the `<h1>`; needs the flag `g`
 * @throws Error naming the route of a page without `<h1>`
 */
export function parseSections(page: IndexedPage, ignoredText = /$^/g): PageSections {
  const heading = find(page.content, ({ tagName }) => tagName === 'h1');
  if (heading === undefined) throw new Error(`search: ${page.route} has no <h1> in its content`);
  const parser = new SectionParser(toLineWithBackticks([heading]), page.description, ignoredText);
  parser.addNodes(page.content.children);
  return parser.sections;
}

/** Walks through the content of a page and adds each block to the section that it is in. */
class SectionParser {
  readonly sections: PageSections;
  readonly #ignoredText: RegExp;
  #currentSection: PageSection;
  /** Headings (h2 to h4) that the current node stands under, outermost first. They may have no id. */
  readonly #openHeadings: { level: number; title: string }[] = [];
  #columnHeadings: string[] = [];
  /** Text of the last `<dt>`. */
  #term = '';

  constructor(title: string, description: string, ignoredText: RegExp) {
    const blocks: Block[] = [{ kind: 'text', text: description }];
    this.#ignoredText = ignoredText;
    this.#currentSection = { kind: 'page', title, trail: [], blocks, names: [] };
    this.sections = [this.#currentSection];
  }

  /** Adds nodes to the current section; a field or an h2 to h4 with an id starts another. Inline nodes up to a block are one line. */
  addNodes(nodes: readonly ElementContent[], lineKind: 'text' | 'item' = 'text'): void {
    let line: ElementContent[] = [];
    for (const node of nodes) {
      if (node.type === 'element' && isIgnored(node)) continue;
      if (node.type === 'element' && startsOwnLine(node)) {
        this.#addLineOrName(lineKind, line);
        line = [];
        this.#addElement(node);
      } else line.push(node);
    }
    this.#addLineOrName(lineKind, line);
  }

  #addElement(element: Element): void {
    const { tagName, children } = element;
    const fieldName = findFieldName(element);
    if (isHeadingUpToH4(element)) this.#addHeadingSectionOrText(element);
    else if (fieldName !== undefined) this.#addFieldSection(element, fieldName);
    else if (tagName === 'pre') this.#addBlock({ kind: 'code', tokens: parseCode(element) });
    else if (isCodeLabel(element)) this.#currentSection.names.push(toString(element));
    else if (tagName === 'thead') {
      this.#columnHeadings = children.flatMap((row) => this.#parseCells(row));
    } else if (tagName === 'tr') {
      this.#addBlock(toNamedRow(this.#parseCells(element), this.#columnHeadings));
    } else if (tagName === 'dt') this.#term = this.#toKeptText(children);
    else if (tagName === 'dd') this.#addBlock(toNamedRow([this.#term, this.#toKeptText(children)]));
    else {
      if (tagName === 'table') this.#columnHeadings = [];
      this.addNodes(children, tagName === 'li' ? 'item' : 'text');
    }
  }

  #addLineOrName(kind: 'text' | 'item', nodes: ElementContent[]): void {
    const text = this.#toKeptText(nodes);
    if (text === '') return;
    const { kind: sectionKind, anchor = '', blocks, names } = this.#currentSection;
    // The line with a field's link to itself has no description, only the name (the title of the section), the type and labels.
    const isFieldHead = sectionKind === 'field' && findLinkTo(anchor, nodes) !== undefined;
    if (isFieldHead || !hasProse(nodes)) names.push(text.replaceAll('`', ''));
    else blocks.push({ kind, text });
  }

  #addBlock(block: Block): void {
    this.#currentSection.blocks.push(block);
  }

  #addFieldSection(element: Element, title: string): void {
    const outerSection = this.#currentSection;
    const trail =
      outerSection.kind === 'field'
        ? [...outerSection.trail, outerSection.title]
        : this.#listOpenHeadingTitles();
    this.#startSection({ kind: 'field', title, anchor: String(element.properties.id), trail });
    this.addNodes(element.children);
    // Content after a field belongs to the section around the field.
    this.#currentSection = outerSection;
  }

  #addHeadingSectionOrText(element: Element): void {
    const level = Number(element.tagName.slice(1));
    if (level === 1) return;
    const title = this.#toKeptText([element]).replaceAll('`', '');
    while ((this.#openHeadings.at(-1)?.level ?? 0) >= level) this.#openHeadings.pop();
    const trail = this.#listOpenHeadingTitles();
    this.#openHeadings.push({ level, title });
    const anchor = asNonEmptyString(element.properties.id);
    // No result can link to a heading without an id, so its text is added to the current section.
    if (anchor === undefined) this.#addBlock({ kind: 'text', text: title });
    else this.#startSection({ kind: 'heading', title, anchor, trail });
  }

  #startSection(section: Omit<PageSection, 'blocks' | 'names'>): void {
    this.#currentSection = { ...section, blocks: [], names: [] };
    this.sections.push(this.#currentSection);
  }

  #listOpenHeadingTitles(): string[] {
    return this.#openHeadings.map(({ title }) => title);
  }

  #parseCells(row: ElementContent): string[] {
    const cells = row.type === 'element' ? row.children : [];
    return cells.flatMap((cell) => ('children' in cell ? this.#toKeptText(cell.children) : []));
  }

  #toKeptText(nodes: readonly ElementContent[]): string {
    return toLineWithBackticks(nodes).replaceAll(this.#ignoredText, '');
  }
}
