import { useHistory } from '@docusaurus/router';
import type { MouseEvent } from 'react';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';

/** Returns the handler of a click on the link of a result, which closes the dialog and opens the page. */
export function useResultOpener(close: () => void) {
  const history = useHistory();

  return (event: MouseEvent<HTMLAnchorElement>) => {
    // With a modifier key the browser opens a new tab or window, and the dialog stays.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const url = new URL(event.currentTarget.href);
    // The current page may have an element with the id of the target, which is in the next page.
    const isSamePage = url.pathname === window.location.pathname;
    const elementToLeave = isSamePage ? null : findTarget(url.hash);
    close();
    history.push(url.href.slice(url.origin.length));
    if (url.hash !== '') focusTarget(url.hash, elementToLeave);
  };
}

/** Moves the focus to the target of a hash once its page is shown, so that keyboard and screen reader continue there. */
function focusTarget(hash: string, elementToLeave: Element | null, attempts = 300): void {
  const target = findTarget(hash);
  if (target !== null && target !== elementToLeave) {
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // An element in a collapsed block takes the focus only once the page has expanded that.
    if (document.activeElement === target) return;
  }
  if (attempts > 0) setTimeout(() => focusTarget(hash, elementToLeave, attempts - 1), 50);
}
