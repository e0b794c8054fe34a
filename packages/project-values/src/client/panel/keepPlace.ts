/**
 * Changes the page while an element keeps its place in the window.
 *
 * @param element what the reader looks at. @default what is in the upper part of the window
 */
export function keepPlace(change: () => void, element = findSeen()): void {
  const before = element?.getBoundingClientRect().top;
  change();
  if (!element || before === undefined) return;
  const top = element.getBoundingClientRect().top - before;
  if (top !== 0) window.scrollBy({ top, behavior: 'instant' });
}

/** Nothing at the start of the page, which stays where it is. */
function findSeen(): Element | null {
  return window.scrollY > 0
    ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3)
    : null;
}
