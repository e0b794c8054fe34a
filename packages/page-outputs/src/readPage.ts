import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toString } from 'hast-util-to-string';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
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
  const parsed = parse(source.html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  const document = fromParse5(parsed);
  const { headEnd, bodyStart } = findPlaces(parsed);
  if (document.type !== 'root' || headEnd === undefined || bodyStart === undefined) {
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

/** End of the head's last node and start of the body's first one: minified HTML leaves the tags of head and body out. */
function findPlaces(document: DefaultTreeAdapterMap['document']) {
  const childOf = (node: DefaultTreeAdapterMap['parentNode'] | undefined, name: string) =>
    node?.childNodes.find(
      (child): child is DefaultTreeAdapterMap['element'] => child.nodeName === name,
    );
  const html = childOf(document, 'html');
  return {
    headEnd: childOf(html, 'head')?.childNodes.at(-1)?.sourceCodeLocation?.endOffset,
    bodyStart: childOf(html, 'body')?.childNodes[0]?.sourceCodeLocation?.startOffset,
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
