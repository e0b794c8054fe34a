import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Shows a modal `<dialog>` while the component is mounted, and disables scrolling of the page. Back and Forward close the dialog. */
export function useModalDialog() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialogRef.current?.close(), []);
  useVisualViewport(dialogRef);

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

/** Sets custom properties of an element to the height and top of the visual viewport, which excludes the on-screen keyboard. */
function useVisualViewport(elementRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const fitElement = () => {
      // Pinch zoom makes the visual viewport smaller too, without a keyboard.
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
