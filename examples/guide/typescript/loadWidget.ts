/** La URL del script del widget. */
const widgetUrl = 'https://hub.aifindr.ai/widget.js';

/** Milisegundos que se espera al widget antes de dar la carga por fallida. */
const timeLimit = 15_000;

/** Los atributos `data-*` del script, con los nombres que tienen en `dataset`. */
export interface WidgetAttributes {
  clientId: string;
  [name: string]: string;
}

/** Solo para `findWidget`: el objeto puede no existir. */
declare const AIFindrWidget: AIFindrWidget;

let current: { widget: Promise<AIFindrWidget>; controller: AbortController } | undefined;

/**
 * Carga el widget una sola vez y espera a que esté listo. Si falla o tarda demasiado, la promesa
 * se rechaza y la llamada siguiente lo intenta de nuevo.
 */
export function loadWidget(attributes: WidgetAttributes): Promise<AIFindrWidget> {
  if (findWidget()?.getState() === 'error') unloadWidget();
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

/** Quita el script y el widget: cuando el visitante retira el consentimiento, o tras un error. */
export function unloadWidget(): void {
  current?.controller.abort(new Error('La carga del widget se ha cancelado.'));
  current = undefined;
  document.querySelectorAll(`script[src="${widgetUrl}"]`).forEach((script) => script.remove());
  try {
    findWidget()?.destroy();
  } catch (error) {
    console.warn(error);
  }
  // `delete` lanzaría un error si el script ha declarado el objeto con `var`.
  if (!Reflect.deleteProperty(window, 'AIFindrWidget')) {
    Reflect.set(window, 'AIFindrWidget', undefined);
  }
}

/** El widget, si su script ya se ha ejecutado. */
function findWidget(): AIFindrWidget | undefined {
  // Una variable global declarada con `const` no es una propiedad de `window`.
  if (!window.AIFindrWidget && typeof AIFindrWidget !== 'undefined') {
    window.AIFindrWidget = AIFindrWidget;
  }
  return window.AIFindrWidget;
}

/** Añade un trigger oculto si la página no tiene ninguno, porque el widget busca ese elemento. */
function ensureTrigger(): void {
  if (document.getElementById('ai-findr-trigger')) return;
  const trigger = document.createElement('button');
  trigger.id = 'ai-findr-trigger';
  trigger.type = 'button';
  trigger.hidden = true;
  trigger.style.setProperty('display', 'none', 'important');
  document.body.append(trigger);
}

function insertScript(attributes: WidgetAttributes, signal: AbortSignal): Promise<AIFindrWidget> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));

    const waitUntilReady = () => {
      const widget = findWidget();
      if (signal.aborted) {
        // El script ha llegado después de cancelar la carga.
        if (!current) unloadWidget();
        return;
      }
      if (!widget || widget.getState() === 'error') {
        // Algunos bloqueadores responden con un archivo vacío: carga, pero no crea el objeto.
        reject(new Error('El script se ha cargado, pero el widget no se ha iniciado.'));
        return;
      }
      const handleError = (error: Error) => {
        if (widget.getState() === 'error') reject(error);
      };
      widget.on('widget.error', handleError);
      widget.ready(() => {
        widget.off('widget.error', handleError);
        resolve(widget);
      });
    };

    if (findWidget()) {
      waitUntilReady();
      return;
    }
    ensureTrigger();
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
