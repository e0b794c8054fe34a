import { type RefObject, useEffect } from 'react';

/** Shows the sample that a hidden element belongs to. */
export type ShowSample = (hidden: Element) => void;

/**
 * Connects fields and the code that shows them, once a reader uses the page: until then nothing of it is loaded.
 *
 * @param rail what is around the code; its parent has the fields
 */
export function useFieldLinks(rail: RefObject<HTMLElement | null>, show: ShowSample): void {
  useEffect(() => {
    const element = rail.current;
    const root = element?.parentElement;
    if (!root) return undefined;
    const signs = new AbortController();
    let stop: (() => void) | undefined;
    let loading: Promise<void> | undefined;
    /** What is pointed at or focused last, also while the code is on its way. */
    let last: EventTarget | null = null;
    const start = ({ type, target }: Event) => {
      if (type !== 'scroll') last = target;
      loading ??= import('./followFields').then(
        ({ followFields }) => {
          signs.abort();
          // The page may be gone.
          if (rail.current === element) stop = followFields(root, element, show, last);
        },
        () => signs.abort(),
      );
    };
    const { signal } = signs;
    for (const sign of ['pointerover', 'focusin']) root.addEventListener(sign, start, { signal });
    window.addEventListener('scroll', start, { signal, passive: true });
    return () => {
      signs.abort();
      stop?.();
    };
    // What a page has does not change.
  }, []);
}
