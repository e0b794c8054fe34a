/**
 * Fetches a page of the site.
 *
 * @throws Error when there is no answer, or its status is that of an error
 */
export async function fetchPage(url: string): Promise<Document> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Whether a fetched page and the open document come from the same build, which each page names in `<meta name=build>`. */
export function isOfSameBuild(page: Document): boolean {
  const [openBuild, fetchedBuild] = [document, page].map(
    (html) => html.querySelector<HTMLMetaElement>('meta[name=build]')?.content,
  );
  return openBuild === fetchedBuild;
}
