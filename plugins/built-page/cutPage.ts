const mainEnd = '</main>';

/**
 * The parts of a built page that are its own: its head, and its main element. What stands around that is the same on many pages, and
 * half of their HTML.
 */
export function cutPage(html: string): string {
  const body = html.search(/<body[\s>]/);
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf(mainEnd);
  return body < 0 || start < body || end < start
    ? html
    : html.slice(0, body) + html.slice(start, end + mainEnd.length);
}
