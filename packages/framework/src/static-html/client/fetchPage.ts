/**
 * Fetches a page of the site.
 *
 * @throws Error when there is no answer or no such page
 */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Whether a page is of the same build as the open one: each names its own (packages/page-outputs/src/buildId.ts). */
export function isOfSameBuild(page: Document): boolean {
  const [ours, theirs] = [document, page].map(
    (of) => of.querySelector<HTMLMetaElement>('meta[name=build]')?.content,
  );
  return ours === theirs;
}
