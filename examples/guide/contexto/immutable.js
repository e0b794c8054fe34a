const widget = window.AIFindrWidget;

widget?.ready(() => {
  // El script lleva data-meta-environment="production"
  widget.setContext({ environment: 'pruebas', page: 'inicio' });
  widget.getContext(); // { page: 'inicio' }
  widget.getMetadata(); // { environment: 'production' }
});
