import { useHistory } from '@docusaurus/router';
import type { MouseEventHandler } from 'react';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';

/** Returns the click handler for the links of results: it calls `close`, opens the page without a reload and focuses the hash's target. */
export function useResultOpener(close: () => void): MouseEventHandler<HTMLAnchorElement> {
  const history = useHistory();

  return (event) => {
    // With a modifier key, the browser opens a tab or window or downloads the page, and the dialog stays open.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const url = new URL(event.currentTarget.href);
    // The page that the reader leaves may have an element with the id of the target.
    const isSamePage = url.pathname === window.location.pathname;
    const elementToLeave = isSamePage ? null : findTarget(url.hash);
    close();
    history.push(url.href.slice(url.origin.length));
    if (url.hash !== '') focusOnceRendered(url.hash, elementToLeave);
  };
}

/** Moves the focus to the target of a hash once its page is rendered; tries every 50 ms until it can, for 15 s by default. */
function focusOnceRendered(hash: string, elementToLeave: Element | null, attempts = 300): void {
  const target = findTarget(hash);
  if (target !== null && target !== elementToLeave) {
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // An element in a closed `<details>` cannot have the focus until the page has opened the `<details>`.
    if (document.activeElement === target) return;
  }
  if (attempts > 0) setTimeout(() => focusOnceRendered(hash, elementToLeave, attempts - 1), 50);
}
