const widget = window.AIFindrWidget;

widget?.ready(() => {
  const { product: _product, ...rest } = widget.getContext();
  widget.setContext(rest);
});
