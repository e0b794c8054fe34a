import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings an element to life once it is on the page. A component whose markup never changes keeps its behaviour in a
 * function of its own in this way, so that the same markup works where the build wrote it and React never made it.
 *
 * @param attach returns a function that lets go of the element again
 */
export function useAttached<T extends HTMLElement>(
  attach: (element: T) => () => void,
): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => (element.current === null ? undefined : attach(element.current)), [attach]);
  return element;
}
