import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Shows the `<dialog>` of the returned ref as modal and disables page scrolling until unmount. Back and Forward close the dialog. */
export function useModalDialog(): {
  dialogRef: RefObject<HTMLDialogElement | null>;
  close: () => void;
} {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialogRef.current?.close(), []);
  useViewportProperties(dialogRef);

  useLayoutEffect(() => {
    dialogRef.current?.showModal();
    // The space of the scrollbar is kept, so that the page does not move.
    const { style } = document.documentElement;
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' });
    return () => void Object.assign(style, { overflow: '', scrollbarGutter: '' });
  }, []);

  useEffect(() => {
    // Back and Forward change the page behind the dialog.
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);

  return { dialogRef, close };
}

/** Sets custom properties of an element to the height and offset of the visual viewport, which excludes the on-screen keyboard. */
function useViewportProperties(elementRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const updateProperties = (): void => {
      // Pinch zoom makes the visual viewport smaller too, but the dialog must not shrink with it.
      if (viewport === null || viewport.scale > 1) return;
      elementRef.current?.style.setProperty('--search-view', `${viewport.height}px`);
      elementRef.current?.style.setProperty('--search-view-start', `${viewport.offsetTop}px`);
    };
    updateProperties();
    viewport?.addEventListener('resize', updateProperties);
    viewport?.addEventListener('scroll', updateProperties);
    return () => {
      viewport?.removeEventListener('resize', updateProperties);
      viewport?.removeEventListener('scroll', updateProperties);
    };
  }, [elementRef]);
}
