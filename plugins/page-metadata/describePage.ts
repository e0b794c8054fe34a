import { DomUtils, parseDocument } from 'htmlparser2';

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

type Tree = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/**
 * Reads a built page; undefined where the page asks not to be indexed. Of so many elements so few are looked at here that the
 * parser is one that makes plain nodes.
 *
 * @throws Error when the page lacks a title, a description or a canonical address
 */
export function describePage(html: string): PageFacts | undefined {
  const tree = parseDocument(html);
  const head = findHead(tree);
  if (head.robots?.includes('noindex')) {
    return undefined;
  }
  const { description, url } = head;
  const title = (head.title ?? '').replace(/ \| [^|]*$/, '').trim();
  if (title === '' || description === undefined || url === undefined) {
    throw new Error('a page needs a title, a description and a canonical address');
  }
  const operation = findOperation(tree);
  return { title, description, url, trail: listTrail(tree, url), ...(operation && { operation }) };
}

function findHead(tree: Tree) {
  const find = (test: (element: Element) => boolean) => DomUtils.findOne(test, tree.children);
  const meta = (name: string) =>
    find((element) => element.name === 'meta' && element.attribs.name === name)?.attribs.content;
  const title = find(({ name }) => name === 'title');
  return {
    title: title && DomUtils.textContent(title),
    robots: meta('robots'),
    description: meta('description'),
    url: find(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical')?.attribs.href,
  };
}

function listTrail(tree: Tree, base: string): Crumb[] {
  const trails = DomUtils.findAll(
    ({ attribs }) => hasClass(attribs.class, 'breadcrumbs'),
    tree.children,
  );
  return DomUtils.findAll(({ name }) => name === 'a', trails).flatMap((link) => {
    const { href } = link.attribs;
    if (href === undefined) return [];
    const url = new URL(href, base);
    return url.pathname === '/' ? [] : [{ name: DomUtils.textContent(link).trim(), url: url.href }];
  });
}

function hasClass(classes: string | undefined, name: string): boolean {
  return classes?.split(/\s+/).includes(name) === true;
}

function findOperation(tree: Tree): PageFacts['operation'] {
  const main = DomUtils.findOne(({ name }) => name === 'main', tree.children);
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
