import { type RefObject, useEffect } from 'react';

/** Closes a `<details>` menu on a click or focus outside of it, and on Escape, which focuses its `<summary>`. */
export function useLightDismiss(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeAndFocusOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    const closeUnlessInside = ({ target }: Event): void => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open');
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', closeAndFocusOnEscape, { signal });
    document.addEventListener('click', closeUnlessInside, { signal });
    document.addEventListener('focusin', closeUnlessInside, { signal });
    return () => listening.abort();
  }, [menu]);
}
