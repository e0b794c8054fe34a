// #region guard
/** Abre el widget; devuelve `false` si no está listo. */
export async function openWidget(): Promise<boolean> {
  const widget = window.AIFindrWidget;
  if (!widget?.isReady()) return false;
  await widget.open();
  return true;
}
// #endregion guard

// #region events
/** Registra un manejador y devuelve una función que lo quita. */
export function listen<Name extends AIFindrWidget.EventName>(
  name: Name,
  callback: AIFindrWidget.EventCallback<Name>,
): () => void {
  const widget = window.AIFindrWidget;
  widget?.on(name, callback);
  return () => widget?.off(name, callback);
}

// El tipo de `event` se deduce del nombre: { conversationId: string; timestamp: string }
export const stopListening = listen('conversation.started', (event) => {
  console.log(event.conversationId);
});
// #endregion events
