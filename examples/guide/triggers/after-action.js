const form = document.querySelector('#coupon-form');
const error = document.querySelector('#coupon-error');
const help = document.querySelector('#coupon-help');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  // Aquí va tu comprobación. En este ejemplo, todos los códigos han caducado.
  if (error) error.textContent = 'El código ha caducado.';
  if (window.AIFindrWidget?.isReady()) help?.removeAttribute('hidden');
});

help?.addEventListener('click', async () => {
  const widget = window.AIFindrWidget;
  if (!widget) return;
  widget.mergeContext({ page: 'carrito', formError: 'El código de descuento ha caducado' });
  try {
    await widget.open();
  } catch (reason) {
    console.warn('No se ha podido abrir el widget.', reason);
  }
});
