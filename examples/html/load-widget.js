// #region load
/** @type {Promise<AIFindrWidget> | undefined} */
let loading;

/**
 * Carga el script del widget una sola vez. Si falla, la siguiente llamada vuelve a intentarlo.
 * @param {string} clientId
 */
export function loadWidget(clientId) {
  loading ??= insertScript(clientId).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * @param {string} clientId
 * @returns {Promise<AIFindrWidget>}
 */
function insertScript(clientId) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://hub.aifindr.ai/widget.js';
    script.dataset.clientId = clientId;
    script.addEventListener('load', () => {
      if (window.AIFindrWidget) resolve(window.AIFindrWidget);
      else reject(new Error('El script se ha cargado, pero no ha creado AIFindrWidget.'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('El script del widget no se ha podido cargar.'));
    });
    document.head.append(script);
  });
}
// #endregion load
