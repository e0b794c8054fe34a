const widget = window.AIFindrWidget;

widget?.ready(() => {
  widget.setContext({
    pageType: 'product',
    product: { name: 'Cafetera de muestra', category: 'Cocina' },
  });
});
