const widget = window.AIFindrWidget;

widget?.on('widget.error', (error) => {
  console.error('Error del widget:', error.message);
});
