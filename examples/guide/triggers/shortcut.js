/** @param {EventTarget | null} target */
function isTextField(target) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

document.addEventListener('keydown', (event) => {
  const widget = window.AIFindrWidget;
  // Al autocompletar, Chrome emite este evento sin `key`.
  const isShortcut = (event.ctrlKey || event.metaKey) && event.key?.toLowerCase() === 'k';
  if (!isShortcut || isTextField(event.target) || !widget?.isReady()) return;

  event.preventDefault();
  widget.open().catch((error) => console.warn('No se ha podido abrir el widget.', error));
});
