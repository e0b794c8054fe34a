const widget = window.AIFindrWidget;

widget?.ready(() => {
  // #region code
  widget.setContext({ page: 'producto', product: 'Silla Nórdica' });
  widget.getContext(); // { page: 'producto', product: 'Silla Nórdica' }

  widget.mergeContext({ inStock: true });
  widget.getContext(); // { page: 'producto', product: 'Silla Nórdica', inStock: true }

  widget.setContext({ page: 'carrito' });
  widget.getContext(); // { page: 'carrito' }
  // #endregion code
});
