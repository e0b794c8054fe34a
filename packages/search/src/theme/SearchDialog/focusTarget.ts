/** Milliseconds to wait for the page, and between two attempts. */
const timeout = 15_000;
const interval = 50;

/**
 * Moves the focus to the target of a hash once its page is shown, so that keyboard and screen reader continue there.
 *
 * @param isSamePage whether the target is on the current page
 */
export function focusTarget(hash: string, isSamePage: boolean): void {
  const id = decodeURIComponent(hash.slice(1));
  if (id === '') {
    return;
  }
  // The current page may have an element with the same id: wait for the one of the next page.
  const previous = isSamePage ? null : document.getElementById(id);
  const deadline = performance.now() + timeout;
  const attempt = () => {
    const target = document.getElementById(id);
    if (target !== null && target !== previous) {
      if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
    } else if (performance.now() < deadline) {
      window.setTimeout(attempt, interval);
    }
  };
  attempt();
}
