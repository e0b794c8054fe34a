function openFromAddress() {
  const widget = window.AIFindrWidget;
  if (!widget || location.hash !== '#preguntar') return;

  // Sin el fragmento, recargar la página no vuelve a abrir el widget. Se conserva el estado de tu enrutador.
  history.replaceState(history.state, '', location.pathname + location.search);
  widget.ready(() => {
    widget.open().catch((error) => console.warn('No se ha podido abrir el widget.', error));
  });
}

window.addEventListener('hashchange', openFromAddress);
openFromAddress();
