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
    const observer = new ResizeObserver(() =>
      setIsOverflowing(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}
