import { DomUtils } from 'htmlparser2';
import { findElement, findMeta, hasClass, parsePage, type PageTree } from '../built-page/parsePage';

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

/**
 * Reads a built page; undefined where the page asks not to be indexed.
 *
 * @throws Error when the page lacks a title, a description or a canonical address
 */
export function describePage(html: string): PageFacts | undefined {
  const tree = parsePage(html);
  if (findMeta(tree, 'robots')?.includes('noindex')) {
    return undefined;
  }
  const heading = findElement(tree, ({ name }) => name === 'title');
  const title = (heading ? DomUtils.textContent(heading) : '').replace(/ \| [^|]*$/, '').trim();
  const description = findMeta(tree, 'description');
  const url = findElement(
    tree,
    ({ name, attribs }) => name === 'link' && attribs.rel === 'canonical',
  )?.attribs.href;
  if (title === '' || description === undefined || url === undefined) {
    throw new Error('a page needs a title, a description and a canonical address');
  }
  const operation = findOperation(tree);
  return { title, description, url, trail: listTrail(tree, url), ...(operation && { operation }) };
}

function listTrail(tree: PageTree, base: string): Crumb[] {
  const trails = DomUtils.findAll((element) => hasClass(element, 'breadcrumbs'), tree.children);
  return DomUtils.findAll(({ name }) => name === 'a', trails).flatMap((link) => {
    const { href } = link.attribs;
    if (href === undefined) return [];
    const url = new URL(href, base);
    return url.pathname === '/' ? [] : [{ name: DomUtils.textContent(link).trim(), url: url.href }];
  });
}

function findOperation(tree: PageTree): PageFacts['operation'] {
  const main = findElement(tree, ({ name }) => name === 'main');
  const methods = DomUtils.findAll(
    ({ attribs }) => attribs['data-method'] !== undefined,
    main?.children ?? [],
  );
  const address = methods
    .map((method) => DomUtils.nextElementSibling(method))
    .find((sibling) => sibling?.name === 'code');
  if (!address || !methods[0]) {
    return undefined;
  }
  const path = DomUtils.textContent(address)
    .trim()
    .replace(/^https?:\/\/[^/]+/, '');
  return { method: DomUtils.textContent(methods[0]).trim().toUpperCase(), path };
}
