// #region code
/** Sustituye el contexto cuando el widget está listo. Sin widget, no hace nada. */
export async function sendContext(context: object): Promise<void> {
  const widget = window.AIFindrWidget;
  if (!widget) {
    return;
  }

  await widget.ready();
  widget.setContext(context);
}
// #endregion code
