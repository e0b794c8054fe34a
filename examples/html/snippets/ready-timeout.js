/**
 * Espera a que el widget esté listo, pero no para siempre.
 * @param {AIFindrWidget} widget
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
export function readyWithin(widget, milliseconds) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`El widget no está listo tras ${milliseconds} ms.`));
    }, milliseconds);
    widget.ready(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
