const widget = window.AIFindrWidget;

widget?.ready(() => {
  widget.setContext({
    page: 'producto',
    product: { name: 'Cafetera de muestra', category: 'Cocina' },
  });
});
