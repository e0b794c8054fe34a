import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Shows a `<dialog>` over the page, which does not scroll meanwhile. Back and Forward close it. */
export function useModalDialog() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialogRef.current?.close(), []);
  useVisualViewport(dialogRef);

  useLayoutEffect(() => {
    dialogRef.current?.showModal();
    // The page behind keeps the space of its scrollbar.
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

/** Keeps an element as high as the part of the page that the keyboard of a phone leaves visible. */
function useVisualViewport(elementRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const fitElement = () => {
      // Zooming in with two fingers makes the viewport smaller too, and no keyboard covers the page then.
      if (viewport === null || viewport.scale > 1) return;
      elementRef.current?.style.setProperty('--search-view', `${viewport.height}px`);
      elementRef.current?.style.setProperty('--search-view-start', `${viewport.offsetTop}px`);
    };
    fitElement();
    viewport?.addEventListener('resize', fitElement);
    viewport?.addEventListener('scroll', fitElement);
    return () => {
      viewport?.removeEventListener('resize', fitElement);
      viewport?.removeEventListener('scroll', fitElement);
    };
  }, [elementRef]);
}
