const widget = window.AIFindrWidget;

if (widget) {
  const { WIDGET_OPENED, WIDGET_CLOSED } = widget.EVENTS;
  widget.on(WIDGET_OPENED, () => document.body.classList.add('help-open'));
  widget.on(WIDGET_CLOSED, () => document.body.classList.remove('help-open'));
}
