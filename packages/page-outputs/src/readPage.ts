import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { find, findAll, hasToken, textOf } from './elements';
import type { Breadcrumb, Page } from './Page';
import { themeClasses } from './themeClasses';

/** What is known of a page before it is read. */
export interface PageSource {
  route: string;
  file: string;
  changed?: string | undefined;
}

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
  const document = fromHtml(source.html);
  const childrenOf = (name: string) =>
    find(document, ({ tagName }) => tagName === name)?.children ?? [];
  // Minified HTML leaves the tags of head and body out.
  const headEnd = childrenOf('head').at(-1)?.position?.end.offset;
  const bodyStart = childrenOf('body')[0]?.position?.start.offset;
  if (headEnd === undefined || bodyStart === undefined) {
    throw new Error(`${source.route}: the page has no head or no body`);
  }
  const page = { ...source, document, headEnd, bodyStart, headTags: [] };
  const meta = (name: string) =>
    textOf(
      find(document, ({ tagName, properties }) => tagName === 'meta' && properties.name === name)
        ?.properties.content,
    );
  if (source.file === '404.html' || meta('robots')?.includes('noindex')) {
    return { ...page, isIndexed: false };
  }
  const main = find(document, ({ tagName }) => tagName === 'main');
  const fullTitle = find(document, ({ tagName }) => tagName === 'title');
  const title = (fullTitle ? toString(fullTitle) : '').trim();
  const description = meta('description');
  const canonical = find(
    document,
    ({ tagName, properties }) => tagName === 'link' && hasToken(properties.rel, 'canonical'),
  );
  const url = textOf(canonical?.properties.href);
  if (!main || title === '' || description === undefined || url === undefined) {
    throw new Error(
      `${source.route}: a page needs <main>, a title, a description and a canonical URL`,
    );
  }
  // The Markdown of a document; the whole of `<main>` on a page with another layout.
  const content =
    find(main, ({ properties }) => hasToken(properties.className, themeClasses.content)) ?? main;
  return {
    ...page,
    isIndexed: true,
    title: title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title,
    description,
    url,
    language: textOf(find(document, ({ tagName }) => tagName === 'html')?.properties.lang) ?? '',
    main,
    content,
    breadcrumbs: listBreadcrumbs(main, url, baseUrl),
    ...(changed !== undefined && { changed }),
  };
}

function listBreadcrumbs(main: Element, base: string, baseUrl: string): Breadcrumb[] {
  const trails = findAll(main, ({ properties }) =>
    hasToken(properties.className, themeClasses.breadcrumbs),
  );
  const links = trails.flatMap((trail) => findAll(trail, ({ tagName }) => tagName === 'a'));
  return links.flatMap((link) => {
    const href = textOf(link.properties.href);
    return href === undefined || href === baseUrl
      ? []
      : [{ name: toString(link).trim(), url: new URL(href, base).href }];
  });
}
