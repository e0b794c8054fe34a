const widget = window.AIFindrWidget;

if (widget?.getState() === 'init') {
  try {
    await widget.initialize();
  } catch (error) {
    console.error('No se ha podido iniciar el widget.', error);
  }
}
