/** Text that was typed while the dialog was being loaded. */
export interface TypedInput {
  query: string;
  /** Whether Enter was the last key that was pressed. */
  isEntered: boolean;
}

/**
 * Adds an invisible field and focuses it while the dialog is loaded, so that no typing is lost and phones show their keyboard.
 *
 * @returns a function that removes the field, gives the focus back if the field still has it, and returns what was typed
 */
export function captureTyping(fieldLabel: string): () => TypedInput {
  const previousFocus = document.activeElement;
  const field = document.createElement('input');
  // The field is inside the viewport, because typing would otherwise scroll to it. It has its default width, because input methods need
  // space to compose characters.
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:1rem;pointer-events:none';
  field.setAttribute('aria-label', fieldLabel);
  field.autocomplete = 'off';
  let isEntered = false;
  field.addEventListener('keydown', ({ key }) => (isEntered = key === 'Enter'));
  document.body.append(field);
  field.focus({ preventScroll: true });
  return () => {
    // When the dialog closes, the browser focuses the element that had the focus when it opened, which must not be the removed field.
    if (document.activeElement === field && previousFocus instanceof HTMLElement) {
      previousFocus.focus({ preventScroll: true });
    }
    field.remove();
    return { query: field.value, isEntered };
  };
}
