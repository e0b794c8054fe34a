/** Text that was typed while the dialog was being loaded. */
export interface TypedInput {
  query: string;
  /** Whether Enter was pressed after it. */
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
  // The field stays in view, because typing would scroll to it. It is as wide as a text, because browsers need space to compose characters.
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:1rem;pointer-events:none';
  field.setAttribute('aria-label', label);
  field.autocomplete = 'off';
  let isEntered = false;
  field.addEventListener('keydown', ({ key }) => (isEntered = key === 'Enter'));
  document.body.append(field);
  field.focus({ preventScroll: true });
  return () => {
    // The browser returns the focus to this element when the dialog is closed.
    if (document.activeElement === field && previousFocus instanceof HTMLElement) {
      previousFocus.focus({ preventScroll: true });
    }
    field.remove();
    return { query: field.value, isEntered };
  };
}
