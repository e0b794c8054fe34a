// #region open
// Un solo listener sirve también para los botones que se añadan después.
document.addEventListener('click', async (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('.open-help')) return;
  const widget = window.AIFindrWidget;
  if (!widget) {
    window.location.assign('/ayuda');
    return;
  }
  try {
    await widget.open();
  } catch (error) {
    console.error('El widget no se ha abierto.', error);
    window.location.assign('/ayuda');
  }
});
// #endregion open
