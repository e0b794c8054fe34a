/** Returns the path of a page's Markdown copy: `/index.md` for `/`; else `.md` replaces a final `/`, `.html` or `/index.html`, if any. */
export function markdownPath(pathname: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return path === '' ? '/index.md' : `${path}.md`;
}
