import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import { findTarget } from '@aifindr-docs/ui/findTarget';

/** Opens what is around the element that the address names, blocks and tabs: a browser does not scroll to what is closed. */
export function useRevealedTarget(): void {
  // The object, new for each press of a link: one to the current address opens what the reader has closed since.
  const location = useLocation();
  useEffect(() => {
    // After the tabs have shown the stored choice, which may hide the element.
    const frame = requestAnimationFrame(() => reveal(location.hash));
    return () => cancelAnimationFrame(frame);
  }, [location]);
}

function reveal(hash: string): void {
  const target = hash === '' ? null : findTarget(hash);
  let wasHidden = false;
  for (let element = target; element !== null; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      // At once: the page is scrolled to what is in it.
      element.style.setProperty('--site-motion', '0s');
      element.open = wasHidden = true;
    } else if (element.matches('[role="tabpanel"]:not([data-selected])')) {
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.click();
      wasHidden = true;
    }
  }
  if (target && wasHidden) scrollWhenShown(target, hash);
}

/**
 * Scrolls to an element once it has a box, unless the address has changed: React shows the panel of a chosen tab in a later frame, while
 * hydrating several later.
 */
function scrollWhenShown(target: HTMLElement, hash: string, frames = 120): void {
  requestAnimationFrame(() => {
    if (location.hash !== hash) return;
    if (target.getClientRects().length > 0) target.scrollIntoView();
    else if (frames > 0) scrollWhenShown(target, hash, frames - 1);
  });
}
