const patience = 3000;
const pause = 50;

/**
 * Moves the focus to the place that an address names, once its page is shown, so that reading by keyboard or by screen
 * reader goes on there.
 *
 * @param isSamePage whether the page that is shown is the one that the address names
 */
export function focusTarget(hash: string, isSamePage: boolean): void {
  const id = decodeURIComponent(hash.slice(1));
  if (id === '') {
    return;
  }
  // Another page may have a heading of the same id: the one to wait for is not the one that is there.
  const previous = isSamePage ? null : document.getElementById(id);
  const giveUp = performance.now() + patience;
  const attempt = () => {
    const target = document.getElementById(id);
    if (target !== null && target !== previous) {
      if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
    } else if (performance.now() < giveUp) {
      window.setTimeout(attempt, pause);
    }
  };
  attempt();
}
