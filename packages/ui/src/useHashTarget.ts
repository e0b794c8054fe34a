import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { findTarget } from './findTarget';

/**
 * Calls back with the target of the URL's hash, if there is one, on load and after each navigation, also to the current URL. A change of
 * only the query string, as tabs and the configurator make it, is ignored, because the reader must not be scrolled away.
 */
export function useHashTarget(showHashTarget: (target: HTMLElement) => void): void {
  const location = useLocation();
  const lastLocation = useRef(location);
  useEffect(() => {
    const { pathname, hash, search } = lastLocation.current;
    lastLocation.current = location;
    const isSame = location.pathname === pathname && location.hash === hash;
    if (isSame && location.search !== search) return undefined;
    // By the next frame, tabs show the stored choice, so `showHashTarget` knows whether the target is in a hidden panel.
    const frame = requestAnimationFrame(() => {
      const target = findTarget(location.hash);
      if (target !== null) showHashTarget(target);
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
