const status = document.querySelector('#status');

if (status) {
  status.textContent = window.AIFindrWidget?.isReady()
    ? 'El asistente está disponible.'
    : 'El asistente todavía no está disponible.';
}
