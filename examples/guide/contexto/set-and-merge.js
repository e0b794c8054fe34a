const widget = window.AIFindrWidget;

widget?.ready(() => {
  widget.setContext({ page: 'producto', product: 'Silla Nórdica' });
  widget.getContext(); // { page: 'producto', product: 'Silla Nórdica' }

  widget.mergeContext({ inStock: true });
  widget.getContext(); // { page: 'producto', product: 'Silla Nórdica', inStock: true }

  widget.setContext({ page: 'carrito' });
  widget.getContext(); // { page: 'carrito' }
});
