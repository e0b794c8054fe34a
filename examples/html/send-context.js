/** @type {object | undefined} */
let latest;

/**
 * Sustituye el contexto cuando el widget esté listo. Si se llama varias veces antes, vale la última.
 * Si el widget no está en la página, no hace nada.
 * @param {object} values Contexto nuevo y completo.
 */
export function sendContext(values) {
  latest = values;
  const widget = window.AIFindrWidget;
  widget?.ready(() => {
    if (latest === values) widget.setContext(values);
  });
}

/** El contexto común a todas las páginas: su tipo, su ruta y su título. */
export function describePage() {
  return {
    page: document.body.dataset.page ?? 'otra',
    path: location.pathname,
    title: document.title,
  };
}
