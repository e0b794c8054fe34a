/** Returns the path of a page's Markdown copy: `.md` instead of a final `/`, `.html` or `/index.html`, if any; `/index.md` for the root. */
export function markdownPath(pathname: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return path === '' ? '/index.md' : `${path}.md`;
}
