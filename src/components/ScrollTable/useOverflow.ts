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
    const measure = () =>
      setIsOverflowing(isLaidOut(current) ? current.scrollWidth > current.clientWidth : undefined);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    current.addEventListener('contentvisibilityautostatechange', measure);
    return () => {
      observer.disconnect();
      current.removeEventListener('contentvisibilityautostatechange', measure);
    };
  }, [element]);
  return isOverflowing;
}

/** Content out of sight may not have been laid out (`content-visibility`): it has no width of its own until then. */
function isLaidOut({ firstElementChild: content }: HTMLElement): boolean {
  // Browsers without the method lay out everything at once.
  return content?.checkVisibility?.({ contentVisibilityAuto: true }) !== false;
}
