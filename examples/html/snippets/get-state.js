const widget = window.AIFindrWidget;

if (!widget) {
  console.warn('El script del widget no se ha ejecutado.');
} else if (widget.getState() === 'error') {
  console.warn('El widget ha fallado.');
} else {
  console.log('Estado:', widget.getState());
}
