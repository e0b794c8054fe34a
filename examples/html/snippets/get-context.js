const widget = window.AIFindrWidget;

widget?.ready(() => {
  widget.setContext({ section: 'ayuda' });

  const copy = widget.getContext();
  copy.section = 'precios';

  console.log(widget.getContext()); // { section: 'ayuda' }
});
