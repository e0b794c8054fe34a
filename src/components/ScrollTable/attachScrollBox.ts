import { watchOverflow } from './watchOverflow';

/** What makes a box that scrolls a named group which the keyboard reaches (WCAG 2.1.1). */
export const scrollBoxAttributes = { role: 'group', 'aria-label': 'Tabla', tabindex: '0' } as const;

/**
 * Takes the box of a table out of the keyboard's way where there is nothing to scroll to.
 *
 * @returns a function that lets go of the box again
 */
export function attachScrollBox(box: HTMLElement): () => void {
  return watchOverflow(box, (isOverflowing) => {
    for (const [name, value] of Object.entries(scrollBoxAttributes)) {
      if (isOverflowing) {
        box.setAttribute(name, value);
      } else {
        box.removeAttribute(name);
      }
    }
  });
}
