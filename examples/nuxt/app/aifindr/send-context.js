/** @type {object | undefined} */
let latest;

/**
 * Sustituye el contexto cuando el widget esté listo. Si se llama varias veces antes, vale la última.
 * Si el script del widget se carga más tarde, el contexto se envía entonces.
 * @param {object} values Contexto nuevo y completo.
 */
export function sendContext(values) {
  latest = values;
  const widget = window.AIFindrWidget;
  widget?.ready(() => {
    if (latest === values) widget.setContext(values);
  });
}

// El script del widget puede cargarse después de la primera llamada.
document.addEventListener(
  'load',
  (event) => {
    if (latest && event.target instanceof HTMLScriptElement) sendContext(latest);
  },
  { capture: true },
);

/** El contexto común a todas las páginas: su tipo, su ruta y su título. */
export function describePage() {
  return {
    page: document.body.dataset.page ?? 'otra',
    path: location.pathname,
    title: document.title,
  };
}
