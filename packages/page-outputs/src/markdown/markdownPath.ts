/** Returns the path of a page's Markdown copy: `/index.md` for `/`; else the path ends with `.md`, not `/`, `.html` or `/index.html`. */
export function markdownPath(pathname: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return path === '' ? '/index.md' : `${path}.md`;
}
