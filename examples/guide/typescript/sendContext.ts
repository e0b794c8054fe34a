let latest: object | undefined;

/**
 * Sustituye el contexto cuando el widget esté listo. Si se llama varias veces antes, vale la última.
 * Si el widget no está en la página, no hace nada.
 */
export function sendContext(values: object): void {
  latest = values;
  const widget = window.AIFindrWidget;
  widget?.ready(() => {
    if (latest === values) widget.setContext(values);
  });
}

/** El contexto común a todas las páginas: su tipo, su ruta y su título. */
export function describePage(): { page: string; path: string; title: string } {
  return {
    page: document.body.dataset.page ?? 'otra',
    path: location.pathname,
    title: document.title,
  };
}
