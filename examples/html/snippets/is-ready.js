// Un elemento de tu página: <p id="status" role="status"></p>
const status = document.querySelector('#status');

if (status) {
  status.textContent = window.AIFindrWidget?.isReady()
    ? 'El buscador está disponible.'
    : 'El buscador todavía no está disponible.';
}
