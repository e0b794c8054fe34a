import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Loads `followFields`, which links fields and code, when a reader first uses the page. Until then, only plain links connect them.
 *
 * @param rail the samples, beside the fields
 * @param show shows the sample that a hidden element belongs to, and resolves when its code is loaded
 */
export function useFieldLinks(
  rail: RefObject<HTMLElement | null>,
  show: (hidden: Element) => Promise<void>,
): void {
  const showSample = useEffectEvent(show);
  useEffect(() => {
    const element = rail.current;
    const root = element?.parentElement;
    if (!root) return undefined;
    const ending = new AbortController();
    let isStarted = false;
    const start = ({ target }: Event) => {
      if (isStarted) return;
      isStarted = true;
      import('../field-links/followFields').then(
        ({ followFields }) =>
          followFields(root, element, (hidden) => showSample(hidden), target, ending.signal),
        () => void (isStarted = false),
      );
    };
    for (const type of ['pointermove', 'focusin', 'click']) {
      root.addEventListener(type, start, { signal: ending.signal });
    }
    return () => ending.abort();
  }, [rail]);
}
