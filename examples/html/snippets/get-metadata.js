const widget = window.AIFindrWidget;

widget?.ready(() => {
  const { environment, utm } = widget.getMetadata();
  console.log(environment, utm);
});
