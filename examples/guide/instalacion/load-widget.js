// #region code
/** @type {Promise<AIFindrWidget> | undefined} */
let loading;

/** Carga el widget una sola vez, aunque la llames varias veces. */
export function loadWidget() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://hub.aifindr.ai/widget.js';
    script.dataset.clientId = 'TU_CLIENT_ID';

    script.addEventListener('load', () => {
      const widget = window.AIFindrWidget;
      if (widget) {
        widget.ready(() => resolve(widget));
      } else {
        reject(new Error('El script se ha cargado, pero AIFindrWidget no existe'));
      }
    });

    script.addEventListener('error', () => {
      // Permite volver a intentarlo: la siguiente llamada crea otro script.
      loading = undefined;
      script.remove();
      reject(new Error('El script del widget no se ha podido cargar'));
    });

    document.body.append(script);
  });

  return loading;
}
// #endregion code
