import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns a ref, and whether the content of its element is wider than the element, measured at first and when the element is resized.
 * It is true before, and in browsers without `ResizeObserver`, so that the keyboard can reach a box that may scroll.
 */
export function useHorizontalOverflow<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const root = useRef<T>(null);
  const [isOverflowing, setIsOverflowing] = useState(true);
  useEffect(() => {
    const element = root.current;
    if (element === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() =>
      setIsOverflowing(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [root, isOverflowing];
}
