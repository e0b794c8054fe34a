import { untilReady, widgetUrl } from './loadWidget';

// #region take
/** What the page's script tag has led to: a promise of the widget, or a rejection if there is none. */
export function takeWidget(): Promise<AIFindrWidget> {
  if (window.AIFindrWidget) return untilReady(window.AIFindrWidget);
  // Without the failed tag, `loadWidget` adds a new one.
  document.querySelector(`script[src="${widgetUrl}"]`)?.remove();
  return Promise.reject(new Error('The script of the widget did not load.'));
}
// #endregion take
