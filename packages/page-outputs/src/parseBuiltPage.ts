import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { asNonEmptyString, find, findAll, hasToken, themeClasses } from './elements';
import type { IndexedPage, Page } from './OutputStep';

/** Facts about a page that are known before its HTML is parsed. */
export type PageSource = Pick<Page, 'route' | 'file' | 'lastChanged'>;

export interface Site {
  baseUrl: string;
  /** Delimiter and name of the site, which the framework appends to the titles of pages. */
  titleSuffix: string;
}

/**
 * Parses the HTML of a built page.
 *
 * @throws Error with the route of a page without head or body, or of an indexed page without `<main>`, title, description or canonical URL
 */
export function parseBuiltPage(
  source: PageSource & { html: string },
  { baseUrl, titleSuffix }: Site,
): Page {
  const { route, html, file } = source;
  const document = fromHtml(html);
  // Minified HTML omits the tags of head and body, so that only their content has positions.
  const headEnd = findByTag(document, 'head')?.children.at(-1)?.position?.end.offset;
  const bodyStart = findByTag(document, 'body')?.children[0]?.position?.start.offset;
  if (headEnd === undefined || bodyStart === undefined) {
    throw new Error(`${route}: the page has no head or no body`);
  }
  const page = { ...source, document, headEnd, bodyStart, headTags: [] };
  const isNoindex = readMetaContent(document, 'robots')?.includes('noindex') ?? false;
  if (file === '404.html' || isNoindex) return { ...page, isIndexed: false };
  const main = findByTag(document, 'main');
  const titleTag = findByTag(document, 'title');
  const title = titleTag ? toString(titleTag).trim() : '';
  const description = readMetaContent(document, 'description');
  const canonical = find(document, ({ properties }) => hasToken(properties.rel, 'canonical'));
  const url = asNonEmptyString(canonical?.properties.href);
  if (!main || title === '' || description === undefined || url === undefined) {
    throw new Error(`${route}: a page needs <main>, a title, a description and a canonical URL`);
  }
  return {
    ...page,
    isIndexed: true,
    title: title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title,
    description,
    url,
    language: asNonEmptyString(findByTag(document, 'html')?.properties.lang) ?? '',
    main,
    content: findByClass(main, themeClasses.content) ?? main,
    breadcrumbs: listLinkedCrumbs(main, url, baseUrl),
  };
}

function findByTag(document: Root, tag: string): Element | undefined {
  return find(document, ({ tagName }) => tagName === tag);
}

function findByClass(main: Element, className: string): Element | undefined {
  return find(main, ({ properties }) => hasToken(properties.className, className));
}

function readMetaContent(document: Root, name: string): string | undefined {
  const meta = find(document, ({ properties }) => properties.name === name);
  return asNonEmptyString(meta?.properties.content);
}

function listLinkedCrumbs(main: Element, url: string, baseUrl: string): IndexedPage['breadcrumbs'] {
  const trail = findByClass(main, themeClasses.breadcrumbs);
  const links = trail ? findAll(trail, ({ tagName }) => tagName === 'a') : [];
  return links.flatMap((link) => {
    const href = asNonEmptyString(link.properties.href) ?? baseUrl;
    if (href === baseUrl) return [];
    return { name: toString(link).trim(), url: new URL(href, url).href };
  });
}
