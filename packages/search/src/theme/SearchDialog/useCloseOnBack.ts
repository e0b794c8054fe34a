import { useEffect } from 'react';

declare global {
  interface Window {
    /** Absent before Safari 26.2 and Firefox 147. */
    readonly navigation?: {
      readonly currentEntry: { readonly key: string } | null;
      traverseTo: (key: string) => void;
    };
  }
}

/** While the component is mounted, Back and Forward call `close` instead of changing the page. */
export function useCloseOnBack(close: () => void): void {
  useEffect(() => {
    const entry = window.navigation?.currentEntry?.key;
    const shown = entryKey(window.history.state);
    let isReturning = false;
    // The router's own `block` has room for one listener, which the phone menu holds, and forgets the entries of before a reload.
    const onPopState = (event: PopStateEvent) => {
      if (!isReturning) {
        isReturning = true;
        event.stopImmediatePropagation();
        if (window.navigation !== undefined && entry !== undefined) {
          window.navigation.traverseTo(entry);
        } else {
          window.history.forward();
        }
        close();
        return;
      }
      removeEventListener('popstate', onPopState, { capture: true });
      // The router has not seen the way there, so it need not see the way back.
      if (entryKey(event.state) === shown) event.stopImmediatePropagation();
    };
    // Before the listener of the router.
    addEventListener('popstate', onPopState, { capture: true });
    return () => {
      if (!isReturning) removeEventListener('popstate', onPopState, { capture: true });
    };
  }, [close]);
}

/** The key that the router gives each entry; the first one has none. */
function entryKey(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
}
