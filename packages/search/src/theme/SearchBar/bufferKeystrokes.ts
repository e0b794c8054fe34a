/**
 * Buffers what the reader types until the search field is mounted.
 *
 * @returns stops buffering and returns the text; a second call returns an empty text
 */
export function bufferKeystrokes(): () => string {
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    // Otherwise space would scroll the page or press the focused button.
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    const buffered = text;
    text = '';
    return buffered;
  };
}
