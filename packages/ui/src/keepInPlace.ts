/**
 * Keeps a control where it is in the viewport while its handler changes the heights around it. Meanwhile, the browser's scroll anchoring
 * is off, because it might keep another element in place.
 */
export function keepInPlace(control: Element): void {
  const { top } = control.getBoundingClientRect();
  // Chromium ignores this property on the root element.
  const { style } = document.body;
  style.overflowAnchor = 'none';
  // React has rendered by the next frame, and the frame after it is laid out with the new scroll position.
  requestAnimationFrame(() => {
    const movedBy = control.isConnected ? control.getBoundingClientRect().top - top : 0;
    window.scrollBy({ top: movedBy, behavior: 'instant' });
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  });
}
