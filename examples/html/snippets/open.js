// Un botón de tu página: <button type="button" id="open-help">Ayuda</button>
document.querySelector('#open-help')?.addEventListener('click', async () => {
  const widget = window.AIFindrWidget;
  if (!widget?.isReady()) return;

  try {
    await widget.open();
  } catch (error) {
    console.error('No se ha podido abrir el widget.', error);
  }
});
