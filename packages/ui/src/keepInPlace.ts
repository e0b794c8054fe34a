/**
 * Keeps a control where it is in the viewport while its handler changes the heights around it. Meanwhile, the browser's scroll anchoring
 * is off, because it might keep another element in place.
 */
export function keepInPlace(control: Element): void {
  const { top } = control.getBoundingClientRect();
  // Chromium ignores this property on the root element.
  const { style } = document.body;
  style.overflowAnchor = 'none';
  // On a slow device, other components that depend on the choice render some frames later.
  let remainingFrames = 5;
  const correct = () => {
    const movedBy = control.isConnected ? control.getBoundingClientRect().top - top : 0;
    if (movedBy !== 0) window.scrollBy({ top: movedBy, behavior: 'instant' });
    remainingFrames -= 1;
    if (remainingFrames > 0) requestAnimationFrame(correct);
    else style.removeProperty('overflow-anchor');
  };
  requestAnimationFrame(correct);
}
