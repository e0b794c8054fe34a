import { untilReady, widgetUrl } from './loadWidget';

// #region take
/** Lo que ha dado la etiqueta de la página: una promesa del widget, o un rechazo si no lo hay. */
export function takeWidget(): Promise<AIFindrWidget> {
  if (window.AIFindrWidget) return untilReady(window.AIFindrWidget);
  // Sin la etiqueta que ha fallado, `loadWidget` añade otra.
  document.querySelector(`script[src="${widgetUrl}"]`)?.remove();
  return Promise.reject(new Error('The script of the widget did not load.'));
}
// #endregion take
