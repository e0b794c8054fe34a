/** Address of the widget's script. */
export const widgetUrl = 'https://hub.aifindr.ai/widget.js';

// #region load
/**
 * Promesa del único widget de la página: usa la etiqueta que ya está o la añade.
 * Se rechaza si el script se bloquea o el widget falla; otra llamada lo intenta de nuevo.
 */
export function loadWidget(clientId: string): Promise<AIFindrWidget> {
  if (window.AIFindrWidget) return untilReady(window.AIFindrWidget);
  const script =
    document.querySelector<HTMLScriptElement>(`script[src="${widgetUrl}"]`) ?? addScript(clientId);
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const fail = () => {
      listening.abort();
      // Sin la etiqueta que ha fallado, la llamada siguiente añade otra.
      script.remove();
      reject(new Error('The script of the widget did not load.'));
    };
    const finish = () => {
      listening.abort();
      // Algunos bloqueadores responden con un archivo vacío: carga, pero no hay widget.
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
/**
 * Promesa de un widget que ya está. No está publicado que `ready()` se rechace: mientras está
 * pendiente se escucha `widget.error`.
 */
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
