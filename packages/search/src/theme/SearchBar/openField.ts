/** A field that is there at once, while that of the dialog is loaded. */
export interface EarlyField {
  /** Resolves once no letter is being composed, such as one with an accent. */
  whenComposed: () => Promise<void>;
  /** Takes the field away and returns what was typed; a second call returns an empty text. */
  take: () => string;
}

/** Gives the focus to a field that nobody sees: the browser writes in it as in any other, and phones show their keyboard. */
export function openField(label: string): EarlyField {
  const before = document.activeElement;
  const field = document.createElement('input');
  // In view, or typing would scroll to it, and as wide as a text: browsers compose letters only where they have room.
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:1rem;pointer-events:none';
  field.setAttribute('aria-label', label);
  field.autocomplete = 'off';
  let isComposing = false;
  let onComposed = () => {};
  field.addEventListener('compositionstart', () => (isComposing = true));
  field.addEventListener('compositionend', () => {
    isComposing = false;
    onComposed();
  });
  field.addEventListener('blur', () => onComposed());
  document.body.append(field);
  field.focus({ preventScroll: true });
  return {
    whenComposed: () =>
      new Promise((resolve) => {
        onComposed = resolve;
        if (!isComposing || document.activeElement !== field) resolve();
      }),
    take: () => {
      const { value } = field;
      field.value = '';
      if (document.activeElement === field && before instanceof HTMLElement) {
        // Where the focus goes back to once the dialog is closed.
        before.focus({ preventScroll: true });
      }
      field.remove();
      return value;
    },
  };
}
