const widget = window.AIFindrWidget;

widget?.ready(() => {
  // #region code
  const { product: _product, ...rest } = widget.getContext();
  widget.setContext(rest);
  // #endregion code
});
