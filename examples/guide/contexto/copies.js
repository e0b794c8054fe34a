const widget = window.AIFindrWidget;

widget?.ready(() => {
  // #region code
  const copy = widget.getContext();
  copy.page = 'carrito'; // solo cambia la copia
  widget.mergeContext({ page: 'carrito' }); // cambia el contexto
  // #endregion code
});
