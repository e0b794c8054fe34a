/**
 * Says whether the element's content is wider than the element, now and whenever that may have changed. Browsers without
 * the observer leave it unknown.
 *
 * @returns a function that ends the watch
 */
export function watchOverflow(
  element: HTMLElement,
  onChange: (isOverflowing: boolean) => void,
): () => void {
  if (!('ResizeObserver' in window)) {
    return () => {};
  }
  const observer = new ResizeObserver(() => onChange(element.scrollWidth > element.clientWidth));
  observer.observe(element);
  return () => observer.disconnect();
}
