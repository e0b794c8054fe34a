import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { findTarget } from './findTarget';

/**
 * Calls `show` with the element that the address names: at first, and for each press of a link, also to the current address. What only
 * changes the query, as a choice of the reader does, names nothing anew.
 */
export function useTarget(show: (target: HTMLElement) => void): void {
  const location = useLocation();
  const last = useRef(location);
  useEffect(() => {
    const { pathname, hash, search } = last.current;
    last.current = location;
    const isSame = location.pathname === pathname && location.hash === hash;
    if (isSame && location.search !== search) return undefined;
    // After the tabs have shown the stored choice, which may hide the element.
    const frame = requestAnimationFrame(() => {
      const target = findTarget(location.hash);
      if (target !== null) show(target);
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
