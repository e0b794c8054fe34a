(() => {
  // Lleva `defer` y va detrás del script del widget: si aún no hay widget, se ha bloqueado.
  const widget = window.AIFindrWidget;
  const context = document.getElementById('aifindr-context');
  if (!widget || !context) return;

  widget.ready(() => widget.setContext(JSON.parse(context.textContent)));

  // El editor del tema vuelve a renderizar las secciones: se escucha en `document`.
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('.open-widget') : null;
    if (!button || !widget.isReady()) return;
    event.preventDefault();
    widget.open().catch((error) => console.warn('No se ha podido abrir el widget.', error));
  });
})();
