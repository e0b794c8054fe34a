/** Returns the path of a page's Markdown copy: `/index.md` for `/`, else the page's path without `.html` or slash at its end, and `.md`. */
export function markdownPath(pathname: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return path === '' ? '/index.md' : `${path}.md`;
}
