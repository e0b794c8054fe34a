/** Elements whose style a slow phone recalculates in well under a task of 50 ms. */
const elementsPerFrame = 120;

/**
 * Defers the style recalculation of blocks below the fold to later frames, from the top down. To be called right before a change that
 * concerns all elements under `root`. Until then the browser skips those blocks, which keep their size.
 */
export function postponeBelow(root: Element): void {
  const below = listBelow(root);
  for (const { element, height } of below) {
    element.style.contentVisibility = 'hidden';
    element.style.containIntrinsicBlockSize = `${height}px`;
  }
  const waiting = below.map(({ element }) => element);
  // The next frame shows what is in the viewport.
  requestAnimationFrame(() => requestAnimationFrame(showSome));

  function showSome(): void {
    for (let count = 0; count < elementsPerFrame && waiting.length > 0;) {
      const element = waiting.shift();
      if (element === undefined) return;
      element.style.contentVisibility = '';
      element.style.containIntrinsicBlockSize = '';
      count += element.getElementsByTagName('*').length;
    }
    if (waiting.length > 0) requestAnimationFrame(showSome);
  }
}

/** The largest unstyled blocks that begin below the viewport, with their height in pixels. */
function listBelow(root: Element): { element: HTMLElement; height: number }[] {
  return [...root.children].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.childElementCount === 0) return [];
    const { top, height } = element.getBoundingClientRect();
    // A wrapper with `display: contents` has no box.
    const hasNoBox = height === 0 && element.matches('[data-static-html]');
    if (hasNoBox || (top < window.innerHeight && height > 0)) return listBelow(element);
    return height === 0 || element.style.length > 0 ? [] : [{ element, height }];
  });
}
