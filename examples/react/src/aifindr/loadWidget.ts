/** Address of the widget's script. */
export const widgetUrl = 'https://hub.aifindr.ai/widget.js';

// #region load
/**
 * Promise of the page's one widget: it uses the script tag that is there already, or adds it.
 * It rejects when the script is blocked or the widget fails, and a later call tries again.
 */
export function loadWidget(clientId: string): Promise<AIFindrWidget> {
  if (window.AIFindrWidget) return untilReady(window.AIFindrWidget);
  const script =
    document.querySelector<HTMLScriptElement>(`script[src="${widgetUrl}"]`) ?? addScript(clientId);
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const fail = () => {
      listening.abort();
      // Without the failed tag, the next call adds a new one.
      script.remove();
      reject(new Error('The script of the widget did not load.'));
    };
    const finish = () => {
      listening.abort();
      // Some blockers answer with an empty file: it loads, but there is no widget.
      if (window.AIFindrWidget) resolve(untilReady(window.AIFindrWidget));
      else fail();
    };
    script.addEventListener('load', finish, { signal: listening.signal });
    script.addEventListener('error', fail, { signal: listening.signal });
  });
}

function addScript(clientId: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = widgetUrl;
  script.dataset.clientId = clientId;
  document.body.append(script);
  return script;
}
// #endregion load

// #region ready
/** Promise of a widget that is there: `ready()` is not published as able to reject, so `widget.error` is listened to while it is pending. */
export function untilReady(widget: AIFindrWidget): Promise<AIFindrWidget> {
  if (widget.isReady()) return Promise.resolve(widget);
  if (widget.getState() === 'error') return Promise.reject(new Error('The widget has failed.'));
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      widget.off(widget.EVENTS.WIDGET_ERROR, fail);
      reject(error);
    };
    widget.on(widget.EVENTS.WIDGET_ERROR, fail);
    widget.ready(() => {
      widget.off(widget.EVENTS.WIDGET_ERROR, fail);
      resolve(widget);
    });
  });
}
// #endregion ready
