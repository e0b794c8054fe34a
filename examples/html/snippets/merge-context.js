const widget = window.AIFindrWidget;

widget?.ready(() => {
  widget.setContext({ pageType: 'cart', items: 1 });
  widget.mergeContext({ items: 2 });
  console.log(widget.getContext()); // { pageType: 'cart', items: 2 }
});
