const widget = window.AIFindrWidget;

widget?.on('widget.opened', () => {
  document.documentElement.classList.add('widget-open');
});

widget?.on('widget.closed', () => {
  document.documentElement.classList.remove('widget-open');
});
