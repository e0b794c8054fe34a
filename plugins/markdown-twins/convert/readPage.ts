import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** What a built page says of itself, and the part of it that its readers came for. */
export interface Page {
  title: string;
  description: string;
  /** Full address, as in its canonical link. */
  url: string;
  content: Element;
}

const parser = unified().use(rehypeParse);

/**
 * Reads a built HTML page; undefined where the page asks not to be indexed, which is no page of its own.
 *
 * @throws Error when a page lacks something that its twin states
 */
export function readPage(html: string): Page | undefined {
  const tree = parser.parse(html);
  if (attribute(tree, 'meta[name=robots]', 'content')?.includes('noindex')) {
    return undefined;
  }
  const content = findContent(tree);
  const fullTitle = toString(select('title', tree) ?? tree).trim();
  const title = fullTitle.replace(/ \| [^|]*$/, '');
  const description = attribute(tree, 'meta[name=description]', 'content');
  const url = attribute(tree, 'link[rel=canonical]', 'href');
  if (!content || title === '' || description === undefined || url === undefined) {
    throw new Error('a page needs <main>, a title, a description and a canonical address');
  }
  return { title, description, url, content };
}

/** The text of a document; the whole of `<main>` on a page that is laid out in its own way. */
function findContent(tree: Root): Element | undefined {
  const main = select('main', tree);
  const articles = selectAll('article', main);
  const texts = selectAll('.markdown', main);
  return articles.length !== 1 ? main : texts.length === 1 ? texts[0] : articles[0];
}

function attribute(tree: Root, selector: string, name: string): string | undefined {
  const value = select(selector, tree)?.properties[name];
  return typeof value === 'string' ? value : undefined;
}
