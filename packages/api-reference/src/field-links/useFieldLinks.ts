import { type RefObject, useEffect } from 'react';

/** Shows the sample that a hidden element belongs to, once it is loaded. */
export type ShowSample = (hidden: Element) => Promise<void>;

/**
 * Connects fields and the code that shows them, once a reader uses the page: until then nothing of it is loaded, and links to samples
 * are plain ones.
 *
 * @param rail what is around the code; its parent has the fields
 */
export function useFieldLinks(rail: RefObject<HTMLElement | null>, show: ShowSample): void {
  useEffect(() => {
    const element = rail.current;
    const root = element?.parentElement;
    if (!root) return undefined;
    const ending = new AbortController();
    let isStarted = false;
    const start = ({ target }: Event) => {
      if (isStarted) return;
      isStarted = true;
      import('./followFields').then(
        ({ followFields }) => followFields(root, element, show, target, ending.signal),
        () => void (isStarted = false),
      );
    };
    for (const sign of ['pointermove', 'focusin', 'click']) {
      root.addEventListener(sign, start, { signal: ending.signal });
    }
    return () => ending.abort();
    // What a page has does not change.
  }, []);
}
