const widget = window.AIFindrWidget;

widget?.ready(() => {
  const copy = widget.getContext();
  copy.page = 'carrito'; // solo cambia la copia
  widget.mergeContext({ page: 'carrito' }); // cambia el contexto
});
