// #region start
import { loadWidget } from './load-widget.js';

const consentKey = 'assistant-consent';

async function startWidget() {
  try {
    const widget = await loadWidget('TU_CLIENT_ID');
    widget.ready(() => {
      document.querySelector('#ask')?.removeAttribute('hidden');
      document.querySelector('#consent')?.setAttribute('hidden', '');
    });
  } catch (error) {
    console.error(error);
    const message = document.querySelector('#consent-error');
    if (message)
      message.textContent = 'El asistente no está disponible ahora. Puedes volver a intentarlo.';
  }
}

document.querySelector('#accept-assistant')?.addEventListener('click', () => {
  localStorage.setItem(consentKey, 'yes');
  void startWidget();
});

if (localStorage.getItem(consentKey) === 'yes') void startWidget();
// #endregion start
