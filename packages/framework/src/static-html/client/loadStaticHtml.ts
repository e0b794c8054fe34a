import { fetchPage, isOfSameBuild } from './fetchPage';

/** Inner HTML of the static parts of all pages loaded so far, by id. */
const parts = new Map<string | undefined, string>();

/** Prevents a second reload, because React renders a component once more after an error. */
let isReloading = false;

/**
 * Makes the static parts of a page available to `<StaticHtml>`: those of the initial page are in the document, others are fetched.
 *
 * @param permalink path of the page
 * @throws Error when the page cannot be fetched or is of another build than the open one; Docusaurus then loads the whole document
 */
export async function loadStaticHtml(permalink: string): Promise<void> {
  if (!isHydrated() && isCurrentPage(permalink)) return storeStaticParts(document);
  const page = await fetchPage(permalink);
  if (!isOfSameBuild(page)) throw new Error(`${permalink} is of another build than the open page`);
  storeStaticParts(page);
}

/**
 * Returns the inner HTML of a part. It may be '' while the initial page hydrates, because React then keeps the nodes of the document.
 *
 * @throws Error when the part is missing after hydration; the document is then reloaded
 */
export function findStaticHtmlOrReload(id: string): string {
  const html = parts.get(id);
  if (html === undefined && isHydrated()) {
    if (!isReloading) window.location.reload();
    isReloading = true;
    throw new Error(`The page has no part ${id}`);
  }
  return html ?? '';
}

function storeStaticParts(page: Document): void {
  page
    .querySelectorAll<HTMLElement>('[data-static-html]')
    .forEach((element) => parts.set(element.dataset.staticHtml, element.innerHTML));
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

function isCurrentPage(permalink: string): boolean {
  return decodeURI(window.location.pathname).replace(/\/$/, '') === permalink.replace(/\/$/, '');
}
