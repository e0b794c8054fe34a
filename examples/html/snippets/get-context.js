const widget = window.AIFindrWidget;

widget?.ready(() => {
  widget.setContext({ page: 'ayuda' });

  const copy = widget.getContext();
  copy.page = 'precios';

  console.log(widget.getContext()); // { page: 'ayuda' }
});
