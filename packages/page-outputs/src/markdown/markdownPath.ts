/** Returns the path of a page's Markdown copy: the path of the page with `.md`; the home page has `/index.md`. */
export function markdownPath(pathname: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return path === '' ? '/index.md' : `${path}.md`;
}
