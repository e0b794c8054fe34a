let nextFrame: number | undefined;

/**
 * Keeps a control where it is in the viewport while its handler changes the heights around it. Meanwhile, the browser's scroll anchoring
 * is off, because it might keep another element in place. A later call replaces one that still corrects the position.
 */
export function keepInPlace(control: Element): void {
  let { top } = control.getBoundingClientRect();
  // Chromium ignores this property on the root element.
  const { style } = document.body;
  style.overflowAnchor = 'none';
  // On a slow device, other components that depend on the choice render some frames later.
  let remainingFrames = 5;
  let correctedScroll: number | undefined;
  const correctScrollEachFrame = (): void => {
    // Scrolls that others caused since the last frame, such as the reader or a link to a tab, are not undone.
    top -= window.scrollY - (correctedScroll ?? window.scrollY);
    const movedBy = control.isConnected ? control.getBoundingClientRect().top - top : 0;
    if (movedBy !== 0) window.scrollBy({ top: movedBy, behavior: 'instant' });
    correctedScroll = window.scrollY;
    remainingFrames -= 1;
    if (remainingFrames > 0) nextFrame = requestAnimationFrame(correctScrollEachFrame);
    else style.removeProperty('overflow-anchor');
  };
  if (nextFrame !== undefined) cancelAnimationFrame(nextFrame);
  nextFrame = requestAnimationFrame(correctScrollEachFrame);
}
