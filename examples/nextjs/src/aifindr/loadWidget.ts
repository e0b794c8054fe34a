/** La dirección del script del widget. */
const widgetUrl = 'https://hub.aifindr.ai/widget.js';

/** Milisegundos que se espera al widget antes de dar la carga por fallida. */
const timeLimit = 15_000;

/** Los atributos `data-*` del script, con los nombres que tienen en `dataset`. */
export interface WidgetAttributes {
  clientId: string;
  [name: string]: string;
}

let current: { widget: Promise<AIFindrWidget>; controller: AbortController } | undefined;

/**
 * Carga el widget una sola vez y espera a que esté listo. Si falla o tarda demasiado, la promesa
 * se rechaza y la llamada siguiente lo intenta de nuevo.
 */
export function loadWidget(attributes: WidgetAttributes): Promise<AIFindrWidget> {
  if (window.AIFindrWidget?.getState() === 'error') unloadWidget();
  if (!current) {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort(new Error('El widget ha tardado demasiado.'));
    }, timeLimit);
    const widget = insertScript(attributes, controller.signal).finally(() => clearTimeout(timer));
    current = { widget, controller };
    widget.catch(() => {
      if (current?.controller === controller) unloadWidget();
    });
  }
  return current.widget;
}

/** Quita el widget y su script: cuando el visitante retira el consentimiento, o tras un fallo. */
export function unloadWidget(): void {
  current?.controller.abort(new Error('La carga del widget se ha cancelado.'));
  current = undefined;
  window.AIFindrWidget?.destroy();
  delete window.AIFindrWidget;
  document.querySelectorAll(`script[src="${widgetUrl}"]`).forEach((script) => script.remove());
}

function insertScript(attributes: WidgetAttributes, signal: AbortSignal): Promise<AIFindrWidget> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));

    const waitUntilReady = () => {
      const widget = window.AIFindrWidget;
      if (signal.aborted) {
        // El script ha llegado después de cancelar la carga.
        if (!current) unloadWidget();
      } else if (!widget || widget.getState() === 'error') {
        // Algunos bloqueadores responden con un archivo vacío: carga, pero no crea el objeto.
        reject(new Error('El script se ha cargado, pero el widget no se ha iniciado.'));
      } else {
        widget.on('widget.error', reject);
        widget.ready(() => {
          widget.off('widget.error', reject);
          resolve(widget);
        });
      }
    };

    if (window.AIFindrWidget) {
      waitUntilReady();
      return;
    }
    const script = document.createElement('script');
    script.src = widgetUrl;
    Object.assign(script.dataset, attributes);
    script.addEventListener('load', waitUntilReady);
    script.addEventListener('error', () => {
      reject(new Error('El script del widget no se ha podido cargar.'));
    });
    document.body.append(script);
  });
}
