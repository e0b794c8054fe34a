/**
 * Keeps what the reader types while the field of search is not there yet.
 *
 * @returns what ends the keeping and gives the text; a second call gives an empty one.
 */
export function keepTyped(): () => string {
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    // The page below is not meant: space would scroll it or press a button again.
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    const kept = text;
    text = '';
    return kept;
  };
}
