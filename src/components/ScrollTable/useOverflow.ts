import { useEffect, useState, type RefObject } from 'react';

/** Whether the element's content is wider than the element; undefined until it is known, as in the static HTML. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOverflowing, setIsOverflowing] = useState<boolean>();
  useEffect(() => {
    const { current } = element;
    // Browsers without the observer leave it unknown.
    if (current === null || !('ResizeObserver' in window)) {
      return undefined;
    }
    const measure = () => setIsOverflowing(current.scrollWidth > current.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    // Content that the browser has not laid out yet, for it is out of sight, has no width of its own until then.
    current.addEventListener('contentvisibilityautostatechange', measure);
    return () => {
      observer.disconnect();
      current.removeEventListener('contentvisibilityautostatechange', measure);
    };
  }, [element]);
  return isOverflowing;
}
