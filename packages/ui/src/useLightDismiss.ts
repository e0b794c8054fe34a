import { useEffect } from 'react';

/** Closes a `<details>` that lies over the page on Escape, which returns the focus, and on a click or focus outside. */
export function useLightDismiss(details: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = ({ type, target, key }: Event & { key?: string }) => {
      const { current } = details;
      const isKey = type === 'keydown';
      if (!current?.open || (isKey ? key !== 'Escape' : current.contains(target as Node))) return;
      if (isKey) current.querySelector('summary')?.focus();
      current.open = false;
    };
    const events = ['keydown', 'click', 'focusin'];
    events.forEach((name) => document.addEventListener(name, close));
    return () => events.forEach((name) => document.removeEventListener(name, close));
  }, [details]);
}
