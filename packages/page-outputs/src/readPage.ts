import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { find, findAll, hasToken, textOf, themeClasses } from './elements';
import type { Page } from './Page';

/** What is known of a page before it is read. */
export type PageSource = Pick<Page, 'route' | 'file'> & { changed?: string | undefined };

/** What all pages share. */
export interface Site {
  baseUrl: string;
  /** What the framework appends to every title: delimiter and name of the site. */
  titleSuffix: string;
}

/**
 * Parses a built page and reads what it says of itself.
 *
 * @throws Error naming the route of a page without head or body, or of an indexed page without `<main>`, title, description or canonical URL
 */
export function readPage(
  { changed, ...source }: PageSource & { html: string },
  { baseUrl, titleSuffix }: Site,
): Page {
  const { route, html, file } = source;
  const document = fromHtml(html);
  const named = (tag: string) => find(document, ({ tagName }) => tagName === tag);
  // Minified HTML leaves the tags of head and body out.
  const headEnd = named('head')?.children.at(-1)?.position?.end.offset;
  const bodyStart = named('body')?.children[0]?.position?.start.offset;
  if (headEnd === undefined || bodyStart === undefined) {
    throw new Error(`${route}: the page has no head or no body`);
  }
  const page = { ...source, document, headEnd, bodyStart, headTags: [] };
  const meta = (name: string) =>
    textOf(find(document, ({ properties }) => properties.name === name)?.properties.content);
  if (file === '404.html' || meta('robots')?.includes('noindex')) {
    return { ...page, isIndexed: false };
  }
  const main = named('main');
  const titleTag = named('title');
  const title = titleTag ? toString(titleTag).trim() : '';
  const description = meta('description');
  const canonical = find(document, ({ properties }) => hasToken(properties.rel, 'canonical'));
  const url = textOf(canonical?.properties.href);
  if (!main || title === '' || description === undefined || url === undefined) {
    throw new Error(`${route}: a page needs <main>, a title, a description and a canonical URL`);
  }
  const hasClass = (name: string) => (element: Element) =>
    hasToken(element.properties.className, name);
  const trail = find(main, hasClass(themeClasses.breadcrumbs));
  const links = trail ? findAll(trail, ({ tagName }) => tagName === 'a') : [];
  return {
    ...page,
    isIndexed: true,
    title: title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title,
    description,
    url,
    language: textOf(named('html')?.properties.lang) ?? '',
    main,
    content: find(main, hasClass(themeClasses.content)) ?? main,
    breadcrumbs: links
      .map((link) => ({
        name: toString(link).trim(),
        href: textOf(link.properties.href) ?? baseUrl,
      }))
      .filter(({ href }) => href !== baseUrl)
      .map(({ name, href }) => ({ name, url: new URL(href, url).href })),
    ...(changed !== undefined && { changed }),
  };
}
