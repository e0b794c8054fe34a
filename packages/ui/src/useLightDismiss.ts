import { type RefObject, useEffect } from 'react';

/** Closes a `<details>` that lies over the page on Escape, which returns the focus to it, and on a click or focus outside of it. */
export function useLightDismiss(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open');
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('click', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    return () => listening.abort();
  }, [menu]);
}
