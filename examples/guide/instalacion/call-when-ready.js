const widget = window.AIFindrWidget;

if (widget) {
  widget.ready(() => {
    widget.setContext({ page: 'inicio' });
  });
} else {
  // El script está bloqueado o no ha llegado: la página sigue funcionando sin el widget.
  console.info('El widget no está disponible.');
}
