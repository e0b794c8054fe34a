document.addEventListener('keydown', async (event) => {
  const widget = window.AIFindrWidget;
  if (!event.altKey || event.code !== 'KeyH' || !widget?.isReady()) return;

  try {
    await widget.toggle();
  } catch (error) {
    console.error('No se ha podido abrir o cerrar el widget.', error);
  }
});
