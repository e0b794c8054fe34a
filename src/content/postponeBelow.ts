import { actOnSome } from './actOnSome';

/** How many elements a browser on a slow phone styles anew in well under a task of 50 ms. */
const elementsPerFrame = 120;

/**
 * Makes a change that concerns all elements under `root`, which comes next, reach what is below the part in sight in the
 * frames that follow, from the top down: until then the browser skips those blocks, which keep their place.
 */
export function postponeBelow(root: Element): void {
  const below = listBelow(root);
  const waiting = new Set(below.map(({ element }) => element));
  for (const { element, height } of below) {
    element.style.contentVisibility = 'hidden';
    element.style.containIntrinsicBlockSize = `${height}px`;
  }
  // The frame that comes first shows what is in sight.
  requestAnimationFrame(() => requestAnimationFrame(goOn));

  function goOn(): void {
    actOnSome(waiting, elementsPerFrame, ({ style }) => {
      style.contentVisibility = '';
      style.containIntrinsicBlockSize = '';
    });
    if (waiting.size > 0) {
      requestAnimationFrame(goOn);
    }
  }
}

/** The largest blocks with no style of their own that begin below the part in sight, with their height in pixels. */
function listBelow(root: Element): { element: HTMLElement; height: number }[] {
  return [...root.children].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.childElementCount === 0) {
      return [];
    }
    const { top, height } = element.getBoundingClientRect();
    if (top < window.innerHeight) {
      return height === 0 ? [] : listBelow(element);
    }
    return element.style.length === 0 ? [{ element, height }] : [];
  });
}
