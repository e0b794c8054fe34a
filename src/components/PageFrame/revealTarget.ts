/** Opens each closed `<details>` and tab that is or contains the target of the URL's hash. If it opens one, it scrolls to the target. */
export function revealTarget(target: HTMLElement): void {
  let wasHidden = false;
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      // The block opens without its animation, because the page is scrolled to an element in the block.
      element.style.setProperty('--site-motion', '0s');
      element.open = wasHidden = true;
    } else if (element.matches('[role="tabpanel"]:not([data-selected])')) {
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.click();
      wasHidden = true;
    }
  }
  if (wasHidden) scrollWhenShown(target, location.hash);
}

/**
 * Scrolls to an element once it has a box: in the next frame or at most `framesLeft` frames later, unless the hash changes meanwhile. React
 * shows the panel of a chosen tab in a later frame, and many frames later while it hydrates.
 */
function scrollWhenShown(target: HTMLElement, hash: string, framesLeft = 120): void {
  requestAnimationFrame(() => {
    if (location.hash !== hash) return;
    if (target.getClientRects().length > 0) target.scrollIntoView();
    else if (framesLeft > 0) scrollWhenShown(target, hash, framesLeft - 1);
  });
}
