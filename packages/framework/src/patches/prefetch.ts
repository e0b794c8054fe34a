import upstream from '@docusaurus/core/lib/client/prefetch';

const known = new Set<string>();

/** Prefetches a file once: the frame of the documentation belongs to each of its pages. */
export default function prefetch(url: string): Promise<void> {
  if (known.has(url)) return Promise.resolve();
  known.add(url);
  return upstream(url);
}
