/** Space between the panel, its opener and the edges of the window, in pixels. */
const gap = 8;

/** Places an open dialog below or above its opener, inside the window; beside neither where it fits on neither side. */
export function placeBeside(dialog: HTMLElement, opener: Element): void {
  const { left, top, bottom } = opener.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = dialog;
  const lowest = window.innerHeight - offsetHeight - gap;
  const above = top - offsetHeight - gap;
  const below = bottom + gap;
  const y = below <= lowest ? below : above >= gap ? above : lowest / 2;
  const x = Math.min(left, document.documentElement.clientWidth - offsetWidth - gap);
  dialog.style.setProperty('top', `${Math.max(gap, y)}px`);
  dialog.style.setProperty('left', `${Math.max(gap, x)}px`);
}
