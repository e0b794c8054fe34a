import { describePage, sendContext } from './send-context.js';

const trigger = document.getElementById('ai-findr-trigger');
const helpLink = document.getElementById('help-link');

/** @param {boolean} isAvailable */
function showTrigger(isAvailable) {
  if (!trigger) return;
  // El foco no puede quedarse en un botón que desaparece.
  if (!isAvailable && document.activeElement === trigger) helpLink?.focus();
  trigger.hidden = !isAvailable;
}

// Un módulo se ejecuta después de los scripts con `defer` que lo preceden:
// si aquí no hay widget, el script se ha bloqueado o ha fallado.
const widget = window.AIFindrWidget;

if (widget) {
  widget.on('widget.error', (error) => {
    console.warn('AI Findr:', error);
    // Un error aislado no oculta el trigger; un widget que deja de funcionar, sí.
    if (widget.getState() === 'error') showTrigger(false);
  });
  widget.ready(() => showTrigger(true));
  sendContext(describePage());
}
