import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { cutPage } from '../../built-page/cutPage';
import { parseHtml } from './parseHtml';

/** What a built page says of itself, and the part of it that its readers came for. */
export interface Page {
  title: string;
  description: string;
  /** Full address, as in its canonical link. */
  url: string;
  content: Element;
}

/**
 * Reads a built HTML page; undefined where the page asks not to be indexed, which is no page of its own.
 *
 * @throws Error when a page lacks something that its twin states
 */
export function readPage(html: string): Page | undefined {
  const elements = listElements(parseHtml(cutPage(html)));
  const find = (tag: string, test: (element: Element) => boolean = () => true) =>
    elements.find((element) => element.tagName === tag && test(element));
  const readMeta = (name: string) =>
    readText(find('meta', ({ properties }) => properties.name === name)?.properties.content);
  if (readMeta('robots')?.includes('noindex')) {
    return undefined;
  }
  const main = find('main');
  const fullTitle = find('title');
  const title = (fullTitle ? toString(fullTitle) : '').trim().replace(/ \| [^|]*$/, '');
  const description = readMeta('description');
  const url = readText(
    find('link', ({ properties }) => hasToken(properties.rel, 'canonical'))?.properties.href,
  );
  if (!main || title === '' || description === undefined || url === undefined) {
    throw new Error('a page needs <main>, a title, a description and a canonical address');
  }
  return { title, description, url, content: findContent(main) };
}

/** The text of a document; the whole of `<main>` on a page that is laid out in its own way. */
function findContent(main: Element): Element {
  const elements = listElements(main);
  const articles = elements.filter(({ tagName }) => tagName === 'article');
  const texts = elements.filter(({ properties }) => hasToken(properties.className, 'markdown'));
  if (articles.length !== 1) return main;
  return (texts.length === 1 ? texts[0] : articles[0]) ?? main;
}

/** All elements of a tree, in the order of the text: selectors answer questions about whole pages several times as slowly. */
function listElements(tree: Nodes): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    found.push(element);
  });
  return found;
}

function hasToken(value: unknown, token: string): boolean {
  return Array.isArray(value) && value.includes(token);
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
