const widget = window.AIFindrWidget;

widget?.ready(() => {
  widget.setContext({ page: 'ayuda' });
});
