import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** A page on the way from the home page to another one. */
export interface Crumb {
  name: string;
  /** Full address. */
  url: string;
}

/** What a built page says of itself to those who show a link to it. */
export interface PageFacts {
  title: string;
  description: string;
  /** Full address, as in its canonical link. */
  url: string;
  /** Pages above it in its sidebar, from the outermost; the home page and itself are not among them. */
  trail: Crumb[];
  /** On the page of one operation: its method, in capitals, and its path. */
  operation?: { method: string; path: string };
}

const parser = unified().use(rehypeParse);

/**
 * Reads a built page; undefined where the page asks not to be indexed.
 *
 * @throws Error when the page lacks a title, a description or a canonical address
 */
export function describePage(html: string): PageFacts | undefined {
  const tree = parser.parse(html);
  const attribute = (selector: string, name: string) => readText(select(selector, tree), name);
  if (attribute('meta[name=robots]', 'content')?.includes('noindex')) {
    return undefined;
  }
  const title = toString(select('title', tree) ?? tree)
    .replace(/ \| [^|]*$/, '')
    .trim();
  const description = attribute('meta[name=description]', 'content');
  const url = attribute('link[rel=canonical]', 'href');
  if (title === '' || description === undefined || url === undefined) {
    throw new Error('a page needs a title, a description and a canonical address');
  }
  const operation = findOperation(tree);
  return { title, description, url, trail: listTrail(tree, url), ...(operation && { operation }) };
}

function listTrail(tree: Root, base: string): Crumb[] {
  return selectAll('.breadcrumbs a[href]', tree).flatMap((link) => {
    const url = new URL(readText(link, 'href') ?? '', base);
    return url.pathname === '/' ? [] : [{ name: toString(link).trim(), url: url.href }];
  });
}

function findOperation(tree: Root): PageFacts['operation'] {
  const address = select('main [data-method] + code', tree);
  const method = select('main [data-method]', tree);
  if (!address || !method) {
    return undefined;
  }
  const path = toString(address)
    .trim()
    .replace(/^https?:\/\/[^/]+/, '');
  return { method: toString(method).trim().toUpperCase(), path };
}

function readText(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : undefined;
}
