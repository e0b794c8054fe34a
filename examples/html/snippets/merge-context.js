const widget = window.AIFindrWidget;

widget?.ready(() => {
  widget.setContext({ page: 'carrito', items: 1 });
  widget.mergeContext({ items: 2 });
  console.log(widget.getContext()); // { page: 'carrito', items: 2 }
});
