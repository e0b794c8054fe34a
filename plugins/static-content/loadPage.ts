import { keepText } from './keptText';
import { takeOpenedPage } from './openedPage';
import { addressOfPages, type PageFile } from './pageFiles';

/**
 * The page of a name: the opened one, or what the build has cut out of its document. So no text is JavaScript, wherever a reader
 * comes from.
 *
 * @throws Error when the file cannot be had, after a deployment for instance; the framework opens the whole document then
 */
export async function loadPage(name: string): Promise<DocumentModule> {
  return takeOpenedPage() ?? fetchPage(name);
}

/** Address of the file of a page. */
export function locatePage(name: string): string {
  const folder = document.querySelector<HTMLMetaElement>(`meta[name="${addressOfPages}"]`);
  return `${folder?.content}/${name}.json`;
}

async function fetchPage(name: string): Promise<DocumentModule> {
  const address = locatePage(name);
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} was answered with ${response.status}.`);
  }
  const { facts, html } = (await response.json()) as PageFile;
  return { ...facts, default: keepText({ __html: html }) };
}
