const widget = window.AIFindrWidget;

if (widget?.getState() === 'init') {
  widget.initialize().catch(console.error);
}
