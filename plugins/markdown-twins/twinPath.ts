/** Path of a page's twin: the page's own path and `.md`; the home page's is `/index.md`. */
export function twinPath(pathname: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return path === '' ? '/index.md' : `${path}.md`;
}
