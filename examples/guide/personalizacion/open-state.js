// #region code
const widget = window.AIFindrWidget;

widget?.on(widget.EVENTS.WIDGET_OPENED, () => {
  document.documentElement.classList.add('widget-open');
});

widget?.on(widget.EVENTS.WIDGET_CLOSED, () => {
  document.documentElement.classList.remove('widget-open');
});
// #endregion code
