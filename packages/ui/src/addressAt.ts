/**
 * The address of this site at a path, with the query and hash of the current one unless others are given. A path that would resolve
 * to another host, as `//host` and `/\host` do, stays a path: only the parts of a URL are set, never its text.
 */
export function addressAt({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search?: string;
  hash?: string;
}): string {
  const url = new URL(window.location.href);
  url.pathname = pathname;
  if (search !== undefined) url.search = search;
  if (hash !== undefined) url.hash = hash;
  return url.href;
}
