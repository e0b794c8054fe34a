document.addEventListener('click', async (event) => {
  const opener = event.target instanceof Element ? event.target.closest('.open-widget') : null;
  const isPlainClick = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const widget = window.AIFindrWidget;

  // Si el widget no está listo, los enlaces navegan como siempre y los botones no hacen nada.
  if (!opener || !isPlainClick || event.defaultPrevented || !widget?.isReady()) return;

  event.preventDefault();
  try {
    await widget.open();
  } catch (error) {
    console.warn('No se ha podido abrir el widget.', error);
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
  }
});
