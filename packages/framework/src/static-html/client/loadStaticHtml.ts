/** Inner HTML of the static parts of all pages loaded so far, by id. */
const parts = new Map<string, string>();

/** Server-rendered elements by id: after a hydration mismatch nothing else has their nodes, and reading their HTML would be slow. */
const initial = new Map<string | undefined, HTMLElement>();

const selector = '[data-static-html]';

/**
 * Makes the static parts of a page available to `<StaticHtml>`. The initial page has them in the document.
 *
 * @param permalink path of the page
 * @throws Error when the page cannot be fetched, after a deployment for instance; Docusaurus then loads the whole document
 */
export async function loadStaticHtml(permalink: string): Promise<void> {
  if (!isHydrated() && isCurrent(permalink)) {
    document
      .querySelectorAll<HTMLElement>(selector)
      .forEach((element) => initial.set(element.dataset.staticHtml, element));
    return;
  }
  const response = await fetch(permalink);
  if (!response.ok) {
    throw new Error(`${permalink} was answered with ${response.status}`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  page.querySelectorAll<HTMLElement>(selector).forEach(keepStaticHtml);
}

/** The inner HTML of a part; undefined on the initial page, whose nodes are hydrated in place. */
export function findStaticHtml(id: string): string | undefined {
  return parts.get(id);
}

/** Keeps a part of the initial page for when the reader comes back to it. */
export function keepStaticHtml(element: HTMLElement): void {
  const { staticHtml } = element.dataset;
  if (staticHtml !== undefined && !parts.has(staticHtml)) {
    parts.set(staticHtml, element.innerHTML);
  }
}

/** Moves the server-rendered nodes into the element that React renders on the client after a hydration mismatch. */
export function restoreStaticHtml(element: HTMLElement): void {
  const { staticHtml } = element.dataset;
  const before = initial.get(staticHtml);
  initial.delete(staticHtml);
  if (before && !element.hasChildNodes()) element.append(...before.childNodes);
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

function isCurrent(permalink: string): boolean {
  return decodeURI(window.location.pathname).replace(/\/$/, '') === permalink.replace(/\/$/, '');
}
