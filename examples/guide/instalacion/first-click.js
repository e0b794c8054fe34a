import { loadWidget } from './load-widget.js';

const trigger = document.querySelector('#ai-findr-trigger');
const status = document.querySelector('#widget-status');
let isLoading = false;

/** @param {string} text */
function report(text) {
  if (status) status.textContent = text;
}

trigger?.addEventListener('click', async () => {
  // Una vez cargado, el widget responde por sí mismo al trigger.
  if (isLoading || window.AIFindrWidget?.isReady()) return;
  isLoading = true;
  report('Cargando…');
  try {
    const widget = await loadWidget({ clientId: 'TU_CLIENT_ID' });
    report('');
    await widget.open();
  } catch (error) {
    console.warn(error);
    report('El widget no está disponible ahora. Puedes volver a intentarlo.');
  } finally {
    isLoading = false;
  }
});
