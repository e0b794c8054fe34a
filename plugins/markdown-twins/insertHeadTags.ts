/**
 * Adds tags at the end of a built page's head.
 *
 * @throws Error when the page has no body, before which the head ends
 */
export function insertHeadTags(html: string, tags: string): string {
  const end = html.search(/<\/head>|<body[\s>]/);
  if (end < 0) {
    throw new Error('the page has no <body>');
  }
  return html.slice(0, end) + tags + html.slice(end);
}
