/** The first heading in the upper half of the window; where none is in it, the one above; where there is none, the first. */
export function findRead(headings: readonly (HTMLElement | null)[]): HTMLElement | null {
  let read: HTMLElement | null = null;
  for (const heading of headings) {
    if (heading === null || !isDrawn(heading)) continue;
    const { top, bottom } = heading.getBoundingClientRect();
    if (read !== null && top >= 0 && bottom >= window.innerHeight / 2) break;
    read = heading;
    if (top >= 0) break;
  }
  return read;
}

const closed = 'details:not([open]) > :not(summary)';

/** Browsers measure what a closed block hides, too. */
function isDrawn(heading: Element): boolean {
  return !heading.closest(closed) && heading.getClientRects().length > 0;
}
