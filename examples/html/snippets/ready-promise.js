const widget = window.AIFindrWidget;

if (widget) {
  await widget.ready();
  widget.setContext({ page: 'ayuda' });
}
