const widget = window.AIFindrWidget;

widget?.ready(() => {
  console.log(widget.getMetadata());
  // { environment: 'production', userId: 'u-1042', abTest: 'portada-b' }
});
