/** La URL del script del widget. */
const widgetUrl = 'https://hub.aifindr.ai/widget.js';

/** Milisegundos que se espera al widget antes de darlo por no disponible. */
const timeLimit = 15_000;

/**
 * Espera a que el widget de la etiqueta del documento esté listo. Se rechaza si el script se
 * bloquea, si el widget falla o si tarda demasiado.
 */
export function waitForWidget(): Promise<AIFindrWidget> {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout>;

  return new Promise<AIFindrWidget>((resolve, reject) => {
    const fail = () => reject(new Error('El widget no está disponible.'));
    timer = setTimeout(fail, timeLimit);

    const waitUntilReady = () => {
      const widget = window.AIFindrWidget;
      if (widget?.getState() === 'error') fail();
      else widget?.ready(() => resolve(widget));
    };
    waitUntilReady();

    // El script puede cargarse más tarde. Sus eventos no suben hasta el documento, pero se pueden capturar.
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('load', waitUntilReady, options);
    document.addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.src === widgetUrl) fail();
      },
      options,
    );
  }).finally(() => {
    clearTimeout(timer);
    listening.abort();
  });
}
