const widget = window.AIFindrWidget;

widget?.ready(() => {
  widget.setContext({ section: 'ayuda' });
});
