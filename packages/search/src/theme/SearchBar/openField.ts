/** What was typed before the dialog is there. */
export interface Typed {
  query: string;
  /** Whether Enter was pressed after it. */
  isEntered: boolean;
}

/**
 * Gives the focus to a field that nobody sees while that of the dialog is loaded: the browser writes in it as in any other, and phones
 * show their keyboard.
 *
 * @returns the function that takes the field away, gives the focus back and returns what was typed
 */
export function openField(label: string): () => Typed {
  const before = document.activeElement;
  const field = document.createElement('input');
  // In view, or typing would scroll to it, and as wide as a text: browsers compose letters only where they have room.
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:1rem;pointer-events:none';
  field.setAttribute('aria-label', label);
  field.autocomplete = 'off';
  let isEntered = false;
  field.addEventListener('keydown', ({ key }) => (isEntered = key === 'Enter'));
  document.body.append(field);
  field.focus({ preventScroll: true });
  return () => {
    // Where the focus goes back to once the dialog is closed.
    if (document.activeElement === field && before instanceof HTMLElement) {
      before.focus({ preventScroll: true });
    }
    field.remove();
    return { query: field.value, isEntered };
  };
}
