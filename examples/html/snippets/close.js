// Un botón de tu página: <button type="button" id="start-payment">Pagar</button>
document.querySelector('#start-payment')?.addEventListener('click', async () => {
  const widget = window.AIFindrWidget;
  if (!widget?.isReady()) return;

  try {
    await widget.close();
  } catch (error) {
    console.error('No se ha podido cerrar el widget.', error);
  }
});
