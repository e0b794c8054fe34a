// #region code
const widget = window.AIFindrWidget;

if (widget && location.hash === '#preguntar') {
  widget.ready(() => {
    widget.open().catch(console.warn);
  });
}
// #endregion code
