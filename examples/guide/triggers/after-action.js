const form = document.querySelector('#coupon-form');
const error = document.querySelector('#coupon-error');
const help = document.querySelector('#coupon-help');
const widget = window.AIFindrWidget;
let problem = '';

/** @param {string} text Vacío cuando el problema se ha resuelto. */
function showProblem(text) {
  problem = text;
  if (error) error.textContent = text;
  // Si el widget aún no está listo, el botón aparece cuando lo está.
  widget?.ready(() => {
    help?.toggleAttribute('hidden', problem === '');
    if (problem !== '') return;
    const { formError: _formError, ...context } = widget.getContext();
    widget.setContext(context);
  });
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  // Aquí va tu comprobación. En este ejemplo, todos los códigos han caducado.
  showProblem('El código de descuento ha caducado.');
});

form?.addEventListener('input', () => showProblem(''));

help?.addEventListener('click', async () => {
  if (!widget) return;
  widget.setContext({ ...widget.getContext(), formError: problem });
  try {
    await widget.open();
  } catch (reason) {
    console.warn('No se ha podido abrir el widget.', reason);
  }
});
