// #region start
const ask = document.querySelector('#ask');
const helpLink = document.querySelector('#help-link');

/** @param {boolean} isAvailable */
function showTrigger(isAvailable) {
  ask?.toggleAttribute('hidden', !isAvailable);
  helpLink?.toggleAttribute('hidden', isAvailable);
}

// Este script lleva `defer` y va detrás del script del widget: cuando se ejecuta,
// el widget ya existe, salvo que se haya bloqueado.
const widget = window.AIFindrWidget;

if (widget) {
  widget.on('widget.error', (error) => {
    console.error('AI Findr:', error.message);
    showTrigger(false);
  });
  widget.ready(() => {
    widget.setContext(describePage());
    showTrigger(true);
  });
}
// #endregion start

// #region context
/** Lo que la IA necesita saber de esta página, sin datos personales. */
function describePage() {
  return {
    pageTitle: document.title,
    pageType: document.querySelector('#page')?.getAttribute('data-page-type') ?? 'other',
    path: window.location.pathname,
  };
}
// #endregion context

// #region events
/** @type {{ name: string, at: string }[]} */
const usage = [];

/** @param {string} name */
function record(name) {
  usage.push({ name, at: new Date().toISOString() });
}

if (widget) {
  widget.on('widget.opened', () => record('widget-opened'));
  widget.on('conversation.started', () => record('conversation-started'));
}

// Sustituye este envío por el de tu herramienta de analítica.
window.addEventListener('pagehide', () => {
  if (usage.length > 0) navigator.sendBeacon('/usage', JSON.stringify(usage));
});
// #endregion events
