document.addEventListener('click', async (event) => {
  // El recorrido del evento incluye los botones que están dentro de un Shadow DOM.
  const opener = event
    .composedPath()
    .find((target) => target instanceof Element && target.matches('.open-widget'));
  const isPlainClick = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const widget = window.AIFindrWidget;

  if (!opener || !isPlainClick || event.defaultPrevented || !widget?.isReady()) return;

  event.preventDefault();
  try {
    await widget.open();
  } catch (error) {
    console.warn('No se ha podido abrir el widget.', error);
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
  }
});
