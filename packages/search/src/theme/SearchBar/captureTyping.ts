/** Text that was typed while the dialog was being loaded. */
export interface TypedInput {
  query: string;
  /** Whether Enter was pressed after the text. */
  isEntered: boolean;
}

/**
 * Gives the focus to an invisible field while the dialog is loaded, so that the browser buffers the input and phones show their keyboard.
 *
 * @returns a function that removes the field, gives the focus back and returns what was typed
 */
export function captureTyping(label: string): () => TypedInput {
  const previousFocus = document.activeElement;
  const field = document.createElement('input');
  // The field is inside the viewport, because typing would otherwise scroll to it. It has its default width, because input methods need
  // space to compose characters.
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:1rem;pointer-events:none';
  field.setAttribute('aria-label', label);
  field.autocomplete = 'off';
  let isEntered = false;
  field.addEventListener('keydown', ({ key }) => (isEntered = key === 'Enter'));
  document.body.append(field);
  field.focus({ preventScroll: true });
  return () => {
    // Closing a modal dialog restores the focus of the moment it opened, so the focus goes back before it opens.
    if (document.activeElement === field && previousFocus instanceof HTMLElement) {
      previousFocus.focus({ preventScroll: true });
    }
    field.remove();
    return { query: field.value, isEntered };
  };
}
