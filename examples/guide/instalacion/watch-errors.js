// #region code
const widget = window.AIFindrWidget;

widget?.on(widget.EVENTS.WIDGET_ERROR, (error) => {
  console.error('Error del widget:', error.message);
});
// #endregion code
