/** @param {EventTarget | undefined} target */
function isTextField(target) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

document.addEventListener('keydown', (event) => {
  const widget = window.AIFindrWidget;
  // Al autocompletar, Chrome emite este evento sin `key`; en un teclado sin letras latinas cuenta la tecla.
  const key = /^[a-z]$/i.test(event.key ?? '') ? event.key.toLowerCase() : event.code;
  const isShortcut = (event.ctrlKey || event.metaKey) && ['k', 'KeyK'].includes(key);
  // El campo puede estar dentro de un Shadow DOM.
  if (!isShortcut || isTextField(event.composedPath()[0]) || !widget?.isReady()) return;

  event.preventDefault();
  widget.open().catch((error) => console.warn('No se ha podido abrir el widget.', error));
});
