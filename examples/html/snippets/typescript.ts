// #region guard
/** Abre el widget; devuelve `false` si no está en la página. */
export async function openWidget(): Promise<boolean> {
  const widget = window.AIFindrWidget;
  if (!widget) return false;
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

// #region context
interface PageContext {
  page: 'inicio' | 'producto' | 'ayuda';
  productName?: string;
}

/** El contexto de tu sitio, con un tipo tuyo. */
export function sendPageContext(context: PageContext): void {
  const widget = window.AIFindrWidget;
  widget?.ready(() => widget.setContext(context));
}
// #endregion context

// #region state
/** Un texto para cada estado. Si falta uno, TypeScript avisa. */
export function describeState(state: AIFindrWidget.State): string {
  const texts: Record<AIFindrWidget.State, string> = {
    init: 'Sin iniciar',
    loading: 'Cargando',
    ready: 'Listo',
    open: 'Abierto',
    closing: 'Cerrándose',
    error: 'Con un error',
  };
  return texts[state];
}
// #endregion state
