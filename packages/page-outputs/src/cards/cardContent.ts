import { toString } from 'hast-util-to-string';
import { find, findAll } from '../elements';
import type { IndexedPage } from '../Page';
import type { Options } from './options';

/** What a card shows. */
export interface CardContent {
  /** Sections of the site that the page is in, outermost first. */
  sections: string[];
  title: string;
  description: string;
  operation?: { method: string; path: string };
  /** Sentences of the home page's heading, which its card shows in place of the title. */
  slogan?: string[];
  /** Host name of the site. */
  host: string;
}

/** The card of a page: the sections of its folder, then the pages above it. */
export function cardContent(
  page: IndexedPage,
  baseUrl: string,
  labels: Options['sections'],
): CardContent {
  const folder = `/${page.route.slice(baseUrl.length)}`.replace(/\/[^/]*$/, '');
  const sections = [
    ...new Set([...(labels[folder] ?? []), ...page.breadcrumbs.map(({ name }) => name)]),
  ].filter((name) => name !== page.title);
  const { title, description, url } = page;
  const operation = findOperation(page);
  const slogan = page.route === baseUrl ? findSlogan(page) : undefined;
  return {
    sections,
    title,
    description,
    host: new URL(url).host,
    ...(operation && { operation }),
    ...(slogan && { slogan }),
  };
}

function findSlogan({ main }: IndexedPage): string[] | undefined {
  const heading = find(main, ({ tagName }) => tagName === 'h1');
  return heading && toString(heading).split(/(?<=[.!?])\s+/);
}

/** Method and path of the first operation: an element with `data-method` before a `<code>`. */
function findOperation({ main }: IndexedPage): CardContent['operation'] {
  for (const { children } of findAll(main, () => true)) {
    const elements = children.filter((child) => child.type === 'element');
    const index = elements.findIndex(({ properties }) => properties.dataMethod !== undefined);
    const [method, address] = index < 0 ? [] : elements.slice(index);
    if (method && address?.tagName === 'code') {
      const path = toString(address)
        .trim()
        .replace(/^https?:\/\/[^/]+/, '');
      return { method: toString(method).trim().toUpperCase(), path };
    }
  }
  return undefined;
}
