// #region code
document.addEventListener('click', async (event) => {
  const opener = event.target instanceof Element ? event.target.closest('.open-widget') : null;
  const widget = window.AIFindrWidget;

  // Sin widget, un enlace sigue su camino y un botón no hace nada.
  if (!(opener instanceof HTMLElement) || !widget) {
    return;
  }

  event.preventDefault();
  try {
    await widget.open();
  } catch (error) {
    console.warn('El widget no se ha podido abrir', error);
    if (opener instanceof HTMLAnchorElement) {
      location.assign(opener.href);
    }
  }
});
// #endregion code
