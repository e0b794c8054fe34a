import { type RefObject, useEffect } from 'react';

/** Keeps an element as high as what the keyboard of a phone leaves, which covers the page without making it smaller. */
export function useViewport(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const fit = () => {
      // A page that is enlarged with two fingers is no smaller.
      if (view === null || view.scale > 1) return;
      ref.current?.style.setProperty('--search-view', `${view.height}px`);
      ref.current?.style.setProperty('--search-view-start', `${view.offsetTop}px`);
    };
    fit();
    view?.addEventListener('resize', fit);
    view?.addEventListener('scroll', fit);
    return () => {
      view?.removeEventListener('resize', fit);
      view?.removeEventListener('scroll', fit);
    };
  }, [ref]);
}
