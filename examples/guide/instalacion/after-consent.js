import { loadWidget } from './load-widget.js';

// #region code
const trigger = document.querySelector('#ai-findr-trigger');
const accept = document.querySelector('#accept-assistant');

async function showTrigger() {
  try {
    await loadWidget();
    trigger?.removeAttribute('hidden');
  } catch (error) {
    // Sin widget no hay trigger: el visitante no ve un botón que no hace nada.
    console.warn(error);
  }
}

if (localStorage.getItem('consent') === 'yes') {
  void showTrigger();
}

accept?.addEventListener('click', () => {
  localStorage.setItem('consent', 'yes');
  void showTrigger();
});
// #endregion code
