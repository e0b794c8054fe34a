import upstream from '@docusaurus/core/lib/client/prefetch';

const prefetchedUrls = new Set<string>();

/** Pages share files such as the layout of the documentation. */
export default function prefetchOnce(url: string): Promise<void> {
  if (prefetchedUrls.has(url)) return Promise.resolve();
  prefetchedUrls.add(url);
  return upstream(url);
}
