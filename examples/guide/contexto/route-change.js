// #region code
/** Describe la página que el visitante tiene delante. */
function describePage() {
  return { page: location.pathname, title: document.title };
}

/** Llámala después de cada cambio de ruta. */
export async function updateContext() {
  const widget = window.AIFindrWidget;
  if (!widget) {
    return;
  }

  await widget.ready();
  // Se lee al final: si la ruta ha vuelto a cambiar mientras tanto, vale la última.
  widget.setContext(describePage());
}
// #endregion code
