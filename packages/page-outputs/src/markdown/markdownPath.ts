/** Path of a page's Markdown copy: the page's own path and `.md`; that of the home page is `index.md`. */
export function markdownPath(pathname: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return path === '' ? '/index.md' : `${path}.md`;
}
