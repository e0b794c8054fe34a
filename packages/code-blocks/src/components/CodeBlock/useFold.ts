import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '@aifindr-docs/ui/afterPaint';

/**
 * Folds a listing to its first lines. The rest is clipped, not hidden: whatever brings a line of it into view (the address, a search
 * in the page, a selection) scrolls the clipped box, and that unfolds it.
 *
 * @param isLong whether the listing is folded at first
 * @param box the element that clips the code
 * @returns whether it is folded, and the handler of the button that changes it
 */
export function useFold(
  isLong: boolean,
  box: RefObject<HTMLElement | null>,
): [isFolded: boolean, toggle: (event: MouseEvent) => void] {
  const [isFolded, setIsFolded] = useState(isLong);
  const kept = useRef<{ element: Element; top: number }>(null);

  /** The element keeps its place in the window while the height of the listing changes. */
  const change = useCallback((element: Element | null | undefined, toFolded: boolean) => {
    kept.current = element ? { element, top: element.getBoundingClientRect().top } : null;
    setIsFolded(toFolded);
  }, []);

  useLayoutEffect(() => {
    if (kept.current === null) return;
    const { element, top } = kept.current;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [isFolded]);

  useEffect(() => {
    const element = box.current;
    if (!isFolded || element === null) return undefined;
    const unfold = () => {
      if (element.scrollTop > 0) change(element.querySelector('pre'), false);
    };
    // The address may have scrolled it before hydration.
    const cancel = afterPaint(unfold);
    element.addEventListener('scroll', unfold);
    return () => {
      cancel();
      element.removeEventListener('scroll', unfold);
    };
  }, [isFolded, box, change]);

  return [isFolded, ({ currentTarget }) => change(isFolded ? null : currentTarget, !isFolded)];
}
