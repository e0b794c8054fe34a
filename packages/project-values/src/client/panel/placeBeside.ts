/** Space between the panel, its opener and the edges of the window, in pixels. */
const gap = 8;

/** Places an open dialog below, above or beside its opener, where it fits first; in a small window it may cover it. */
export function placeBeside(dialog: HTMLElement, opener: Element): void {
  const box = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const limit = {
    x: document.documentElement.clientWidth - width - gap,
    y: window.innerHeight - height - gap,
  };
  const below = box.bottom + gap;
  const above = box.top - height - gap;
  const before = box.left - width - gap;
  const after = box.right + gap;
  let { left: x, top: y } = box;
  if (below <= limit.y) y = below;
  else if (above >= gap) y = above;
  else if (before >= gap) x = before;
  else if (after <= limit.x) x = after;
  dialog.style.setProperty('left', `${Math.max(gap, Math.min(x, limit.x))}px`);
  dialog.style.setProperty('top', `${Math.max(gap, Math.min(y, limit.y))}px`);
}
