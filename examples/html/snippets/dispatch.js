const widget = window.AIFindrWidget;

widget?.ready(() => {
  // Un nombre que te haya confirmado el equipo de AI Findr.
  widget.dispatch('NOMBRE_DEL_EVENTO', { origin: 'pago' });
});
