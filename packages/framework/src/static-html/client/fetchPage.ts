/**
 * Fetches a page of the site.
 *
 * @throws Error when there is no answer or no such page
 */
export async function fetchPage(url: string): Promise<Document> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Whether a page is of the same build as the open one. Each page names its build in `<meta name=build>`. */
export function isOfSameBuild(page: Document): boolean {
  const [ours, theirs] = [document, page].map(
    (of) => of.querySelector<HTMLMetaElement>('meta[name=build]')?.content,
  );
  return ours === theirs;
}
